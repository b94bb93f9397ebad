import { chakra, Flex } from '@chakra-ui/react'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { SaveStatus } from './use-saved-answers.ts'

const NOTES: Record<SaveStatus, string> = {
  new: 'Your answers stay on this device until you pay',
  saving: 'Saving...',
  saved: 'Saved on this device',
  refused: 'This browser keeps no answers: they are gone when you close the page',
}

/** Where the answers are. Only a refusal is announced: hearing of every save would disturb. */
export const SaveNote = ({ status }: { status: SaveStatus }) => (
  <Flex
    as="p"
    role={status === 'refused' ? 'status' : undefined}
    align="center"
    gap="1.5"
    textStyle="sm"
    color={status === 'refused' ? 'fg.warning' : 'fg.muted'}
  >
    {status === 'saved' && (
      <chakra.span color="fg.success">
        <CheckIcon />
      </chakra.span>
    )}
    {NOTES[status]}
  </Flex>
)
