import { chakra, Flex } from '@chakra-ui/react'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { SaveStatus } from './use-saved-answers.ts'

const NOTES: Record<SaveStatus, string> = {
  new: 'Your answers stay on this device until you pay',
  saving: 'Saving...',
  saved: 'Saved on this device',
  taken: 'Brought up to date from another tab',
  disputed: 'Not saved: another tab has other answers',
  refused: 'This browser keeps no answers: they are gone when you close the page',
}

const CALM: readonly SaveStatus[] = ['new', 'saving', 'saved']

/** Where the answers are. Only what is unusual is announced: hearing of every save would disturb. */
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
