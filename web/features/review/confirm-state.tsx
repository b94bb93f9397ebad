import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { stateInSentence } from '../../../shared/documents/toolbox/states.ts'
import { Panel } from '../../ui/panel.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { useDocument } from '../form/state/document-context.ts'
import { useChosenState } from '../form/state-change/use-chosen-state.ts'
import { hrefOf, stepOfField } from '../form/steps/form-steps.ts'

/** Asks the user to confirm a suggested state before paying. Each attempt to pay moves the focus here. */
export const ConfirmState = ({ attempt }: { attempt: number }) => {
  const { template } = useDocument()
  const { state, isChosen, confirm } = useChosenState()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [attempt])
  const step = stepOfField(template).get(template.stateField)
  if (isChosen || !step) return null
  return (
    <Panel
      ref={box}
      tone="warning"
      tabIndex={-1}
      aria-labelledby="confirm-state"
      mt="8"
      data-no-print
    >
      <h3 id="confirm-state">Is {state} the right state?</h3>
      <Text mt="1">
        You have not chosen a state, so this document follows the law of {stateInSentence(state)}.
        Please confirm it before you pay.
      </Text>
      <Flex mt="4" gap="3" wrap="wrap">
        <Button onClick={confirm}>Yes, {state}</Button>
        <ButtonLink to={hrefOf(step, template.stateField)} variant="outline">
          Choose another state
        </ButtonLink>
      </Flex>
    </Panel>
  )
}
