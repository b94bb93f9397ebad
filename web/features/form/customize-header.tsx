import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { ATTORNEY_ADVICE } from '../../../shared/content/claims.ts'
import { useFocusOnce } from '../../lib/use-focus-once.ts'
import { usePrice } from '../../lib/use-offer.ts'
import { AnswerFileButtons } from '../drafts/answer-file-buttons.tsx'
import { DraftsButton } from '../drafts/drafts-button.tsx'
import { SaveNote } from '../drafts/save-note.tsx'
import { useDocumentForm } from './state/document-form.tsx'
import { HEADING_ID } from './steps/stops.ts'

type AskProps = { onYes: () => void; onNo: () => void }

const Ask = ({ onYes, onNo }: AskProps) => (
  <Flex role="group" aria-label="Clear my answers" align="center" wrap="wrap" gap="2">
    <Text textStyle="sm">Clear every answer of this draft?</Text>
    <Button ref={useFocusOnce(true)} variant="outline" onClick={onNo}>
      Keep them
    </Button>
    <Button colorPalette="red" onClick={onYes}>
      Clear them
    </Button>
  </Flex>
)

type StartProps = { onClick: () => void; disabled: boolean; returning: boolean }

const Start = ({ onClick, disabled, returning }: StartProps) => (
  <Button
    ref={useFocusOnce(returning)}
    variant="plain"
    aria-disabled={disabled}
    onClick={() => disabled || onClick()}
  >
    Clear my answers
  </Button>
)

type ClearProps = {
  onClear: () => void
  /** Nothing is there to clear. A button that came with the first answer would push the questions down. */
  disabled: boolean
}

/** Asks once, then clears the form and its saved answers and moves the focus to the questions. */
const ClearAnswers = ({ onClear, disabled }: ClearProps) => {
  const [asking, setAsking] = useState<boolean>()
  const clear = () => {
    setAsking(undefined)
    onClear()
    document.getElementById(HEADING_ID)?.focus()
  }
  return asking ? (
    <Ask onYes={clear} onNo={() => setAsking(false)} />
  ) : (
    <Start onClick={() => setAsking(true)} disabled={disabled} returning={asking === false} />
  )
}

type HeaderProps = {
  entry: CatalogEntry
  /** Opens another draft of this document. */
  onOpen: (draftId: string) => void
}

const SavedAnswers = ({ onOpen }: Pick<HeaderProps, 'onOpen'>) => {
  const { save, clear } = useDocumentForm()
  return (
    <Box>
      <SaveNote status={save.status} />
      <Flex align="center" wrap="wrap" columnGap="4">
        <DraftsButton onOpen={onOpen} />
        <AnswerFileButtons />
        <ClearAnswers onClear={clear} disabled={save.status === 'new'} />
      </Flex>
    </Box>
  )
}

/** The document's title, its price, and where the answers are saved. */
export const CustomizeHeader = ({ entry, onOpen }: HeaderProps) => (
  <Flex
    as="header"
    // By the width of the window and not of the text, whose width changes when the fonts have loaded.
    direction={{ base: 'column', lg: 'row' }}
    justify="space-between"
    align={{ lg: 'flex-end' }}
    gap="2"
    mb="6"
    data-no-print
  >
    <Box flex={{ lg: '1 1 20rem' }}>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {entry.title}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        Answer the questions, preview your document, then pay {formatPrice(usePrice(entry))} once to
        download it. {ATTORNEY_ADVICE}
      </Text>
    </Box>
    <SavedAnswers onOpen={onOpen} />
  </Flex>
)
