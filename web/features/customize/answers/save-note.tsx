import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { DeferredForm } from './answers-form.tsx'
import type { SaveStatus } from './use-saved-answers.ts'

const NOTES: Record<SaveStatus, string> = {
  new: 'Your answers stay on this device until you pay',
  saving: 'Saving...',
  saved: 'Saved on this device',
  updated: 'Brought up to date from another tab',
  conflict: 'Not saved: another tab has other answers',
  refused: 'This browser keeps no answers: they are gone when you close the page',
}

const CALM: readonly SaveStatus[] = ['new', 'saving', 'saved']

/** Where the answers are saved. Only what is unusual is announced: hearing of every save would disturb. */
export const SaveNote = ({ status }: { status: SaveStatus }) => (
  <Flex
    as="p"
    role={CALM.includes(status) ? undefined : 'status'}
    align="center"
    gap="1.5"
    textStyle="sm"
    color={CALM.includes(status) ? 'fg.muted' : 'fg.warning'}
  >
    {status === 'saved' && (
      <chakra.span color="fg.success">
        <CheckIcon />
      </chakra.span>
    )}
    {NOTES[status]}
  </Flex>
)

/** Asks which answers stay when two tabs have written different ones. */
export const OtherTabNote = ({ save }: Pick<DeferredForm, 'save'>) =>
  save.status === 'conflict' && (
    <Box role="alert" mb="6" p="4" bg="bg.warning" borderRadius="l2" data-no-print>
      <Text fontWeight="semibold">These answers were changed in another tab too.</Text>
      <Text textStyle="sm">Nothing is saved here until you choose which ones to keep.</Text>
      <Flex gap="3" mt="3" wrap="wrap">
        <Button variant="outline" onClick={save.takeTheirs}>
          Use those of the other tab
        </Button>
        <Button variant="outline" onClick={save.keepMine}>
          Keep the ones on this page
        </Button>
      </Flex>
    </Box>
  )
