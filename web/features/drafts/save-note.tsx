import { chakra, Flex } from '@chakra-ui/react'
import { CheckIcon } from '../../ui/icons.tsx'
import type { SaveStatus } from '../form/state/use-saved-answers.ts'

const NOTES: Record<SaveStatus, string> = {
  new: 'Answers stay on this device until you pay',
  saving: 'Saving...',
  saved: 'Saved on this device',
  refused: "Your browser can't save answers. They'll be lost when you close this page.",
}

const NORMAL_STATUSES: readonly SaveStatus[] = ['new', 'saving', 'saved']

/**
 * Where answers are saved. Only problems are announced, because announcing every save would be
 * distracting.
 */
export const SaveNote = ({ status }: { status: SaveStatus }) => (
  <Flex
    as="p"
    role={NORMAL_STATUSES.includes(status) ? undefined : 'status'}
    align="center"
    gap="1.5"
    textStyle="sm"
    color={NORMAL_STATUSES.includes(status) ? 'fg.muted' : 'fg.warning'}
  >
    {status === 'saved' && (
      <chakra.span color="fg.success">
        <CheckIcon />
      </chakra.span>
    )}
    {/* Browser translation moves text nodes, so text next to conditional content needs an element. */}
    <span>{NOTES[status]}</span>
  </Flex>
)
