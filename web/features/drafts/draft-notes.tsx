import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import type { DocumentFormState } from '../form/state/document-form.tsx'

/** Lists answers to questions of an older form version, which the next save drops. */
export const OutdatedNote = ({ outdated }: Pick<DocumentFormState, 'outdated'>) => {
  const [read, setRead] = useState(false)
  if (read) return null
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
export const OtherTabNote = ({ save }: Pick<DocumentFormState, 'save'>) => (
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
