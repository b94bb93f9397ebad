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

const CALM: readonly SaveStatus[] = ['new', 'saving', 'saved']

/** Where the answers are saved. Only what is unusual is announced: an announcement of every save would disturb. */
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
    {/* Browser translation moves text nodes: text beside something conditional needs an element. */}
    <span>{NOTES[status]}</span>
  </Flex>
)

/** Lists answers of the opened draft to questions of an older version of the form. The next save drops them. */
export const OutdatedNote = ({ outdated }: Pick<DocumentFormState, 'outdated'>) => {
  const [read, setRead] = useState(false)
  if (read || outdated.length === 0) return null
  return (
    <Panel role="status" tone="warning" mb="6" data-no-print>
      <Text fontWeight="semibold">The form has changed since you saved this draft.</Text>
      <Text textStyle="sm">
        These answers no longer fit it and were left out. Copy what you still need.
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

/** Says that another tab has changed the same draft, and offers its answers. */
export const OtherTabNote = ({ save }: Pick<DocumentFormState, 'save'>) =>
  save.isForked && (
    <Panel role="alert" tone="warning" mb="6" data-no-print>
      <Text fontWeight="semibold">This draft was changed in another tab.</Text>
      <Text textStyle="sm">
        Nothing on this page has changed. Your answers here are now a separate draft.
      </Text>
      <Flex gap="3" mt="3" wrap="wrap">
        <Button variant="outline" onClick={save.keepOwn}>
          Keep these answers
        </Button>
        <Button variant="outline" onClick={save.takeRemote}>
          Use the other tab's answers
        </Button>
      </Flex>
    </Panel>
  )
