import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatPrice } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { ATTORNEY_ADVICE } from '../../../shared/content/claims.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { usePrice } from '../../api/use-offer.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { AnswerFileButtons, DraftsButton } from '../drafts/draft-buttons.tsx'
import { SaveNote } from '../drafts/save-note.tsx'
import { useDocumentForm } from './state/document-form.tsx'

/** Clears the form and its saved answers after a confirmation. */
const ClearAnswers = () => {
  const { save, clear } = useDocumentForm()
  const [asking, setAsking] = useState(false)
  // Always rendered, so that it doesn't shift the questions when the first answer is saved.
  const isEmpty = save.status === 'new'
  return (
    <>
      <Button variant="plain" aria-disabled={isEmpty} onClick={() => isEmpty || setAsking(true)}>
        Clear my answers
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Clear my answers?"
        confirm="Clear them"
        cancel="Keep them"
        isDestructive
        onConfirm={() => {
          setAsking(false)
          clear()
        }}
      >
        <p>Every answer of this draft is cleared. You can't undo this.</p>
      </ConfirmDialog>
    </>
  )
}

type HeaderProps = {
  entry: CatalogEntry
  /** Opens another draft of this document. */
  onOpen: (draftId: string) => void
}

const SavedAnswers = ({ onOpen }: Pick<HeaderProps, 'onOpen'>) => {
  const { save } = useDocumentForm()
  return (
    <div>
      <SaveNote status={save.status} />
      <Flex align="center" wrap="wrap" columnGap={{ base: '2.5', sm: '4' }}>
        <DraftsButton onOpen={onOpen} />
        <AnswerFileButtons />
        <ClearAnswers />
      </Flex>
    </div>
  )
}

/** The document's title and price, and where answers are saved. */
export const CustomizeHeader = ({ entry, onOpen }: HeaderProps) => (
  <Flex
    as="header"
    // Based on the viewport, because the text's width changes when fonts load.
    direction={{ base: 'column', lg: 'row' }}
    justify="space-between"
    align={{ lg: 'flex-end' }}
    gap="2"
    mb="6"
    data-no-print
  >
    <Box flex={{ lg: '1 1 20rem' }}>
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {DOCUMENT.customizeTitle(entry.title)}
      </Heading>
      <Text
        mt="1"
        color="fg.muted"
        textStyle="sm"
      >{`Answer the questions, preview your document, then pay ${formatPrice(usePrice(entry))} once to download it. ${ATTORNEY_ADVICE}`}</Text>
    </Box>
    <SavedAnswers onOpen={onOpen} />
  </Flex>
)
