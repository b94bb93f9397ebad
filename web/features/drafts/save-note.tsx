import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { CheckIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { DocumentFormState } from '../form/state/document-form.tsx'
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

/** Lists answers to questions of an older form version, which the next save drops. */
export const OutdatedNote = ({ outdated }: Pick<DocumentFormState, 'outdated'>) => {
  const [read, setRead] = useState(false)
  if (read || outdated.length === 0) return null
  return (
    <Panel role="status" tone="warning" mb="6" data-no-print>
      <Text fontWeight="semibold">The form has changed since you saved this draft.</Text>
      <Text textStyle="sm">
        These answers no longer fit and were left out. Copy anything you still need.
      </Text>
      <chakra.ul mt="2" ps="5" listStyleType="disc" textStyle="sm" maxH="12rem" overflowY="auto">
        {outdated.map(({ label = 'No longer asked', answer }) => (
          <chakra.li key={`${label} ${answer}`} overflowWrap="anywhere">
            {label}: {answer}
          </chakra.li>
        ))}
      </chakra.ul>
      <Button mt="3" variant="outline" onClick={() => setRead(true)}>
        Dismiss
      </Button>
    </Panel>
  )
}

/** Reports that another tab changed the same draft, and offers its answers. */
export const OtherTabNote = ({ save }: Pick<DocumentFormState, 'save'>) =>
  save.isForked && (
    <Panel role="alert" tone="warning" mb="6" data-no-print>
      <Text fontWeight="semibold">This draft was changed in another tab.</Text>
      <Text textStyle="sm">
        Nothing on this page has changed. Your answers here are now a separate draft.
      </Text>
      <Flex gap="3" mt="3" wrap="wrap">
        <Button variant="outline" onClick={save.keepLocal}>
          Keep these answers
        </Button>
        <Button variant="outline" onClick={save.adoptRemote}>
          Use the other tab's answers
        </Button>
      </Flex>
    </Panel>
  )
