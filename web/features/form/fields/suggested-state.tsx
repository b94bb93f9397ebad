import { Button, Flex, Text } from '@chakra-ui/react'
import { stateInSentence } from '../../../../shared/documents/toolbox/states.ts'
import { useIsHydrating } from '../../../ui/hooks/use-hydrated.ts'
import { useChosenState } from '../state-change/use-chosen-state.ts'
import { questionId } from '../steps/form-steps.ts'

/** Asks the user to confirm a suggested state. */
export const SuggestedState = ({ field }: { field: string }) => {
  const { state, isChosen, confirm } = useChosenState()
  const hydrating = useIsHydrating()
  if ((isChosen && !hydrating) || state === '') return null
  const keep = () => {
    confirm()
    document.getElementById(questionId(field))?.focus()
  }
  return (
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" mt="3">
      <Text textStyle="sm" color="fg.warning">
        {state} is only a suggestion. Choose your state first: it decides what the document says.
      </Text>
      <Button variant="outline" size="sm" minH="11" onClick={keep}>
        Use {stateInSentence(state)}
      </Button>
    </Flex>
  )
}
