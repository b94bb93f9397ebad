import { Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { runsText } from '../../../../shared/documents/engine/plain-text.ts'
import { usesField } from '../../preview/sheet/focus.ts'
import { usePreviewWorker } from '../../preview/worker/client.tsx'
import type { Preview } from '../../preview/worker/document-worker.ts'
import { BEGINNING, flatBlocks, sectionName } from '../../preview/worker/sections.ts'
import { useDocumentForm } from '../state/document-form.tsx'

/** The sections that print or depend on the answer, in order, for example "Section 4, Price". */
export const clausesOf = (document: AssembledDocument, field: string): string[] => {
  const found = new Set<string>()
  let section = BEGINNING
  for (const block of flatBlocks(document.blocks)) {
    if (block.kind === 'heading' && block.level === 1)
      section = sectionName(block.number, runsText(block.runs))
    if (usesField(block, field)) found.add(section)
  }
  return [...found]
}

/** The maximum number of sections to name. */
const MAX_NAMES = 4

/** "Section 4, Price; Signatures", shortened to the first sections and a count. */
const clausesText = (clauses: readonly string[]): string => {
  const named = clauses.slice(0, MAX_NAMES).join('; ')
  const more = clauses.length - MAX_NAMES
  return more > 0 ? `${named}; and ${more} more` : named
}

/** Undefined until the document is assembled. */
const useClauses = (fieldKey: string): string[] | undefined => {
  const worker = usePreviewWorker()
  const { answers } = useDocumentForm()
  const [clauses, setClauses] = useState<string[]>()
  useEffect(() => {
    let current = true
    const show = ({ document }: Preview) => current && setClauses(clausesOf(document, fieldKey))
    // The preview reports if the document can't be assembled.
    worker?.preview(answers).then(show, () => current && setClauses(undefined))
    return () => {
      current = false
    }
  }, [worker, answers, fieldKey])
  return clauses
}

/** The sections of the document that the answer currently affects. */
export const Clauses = ({ fieldKey }: { fieldKey: string }) => {
  const clauses = useClauses(fieldKey)
  return (
    <Text mt="1" aria-live="polite">
      {clauses === undefined
        ? ''
        : clauses.length > 0
          ? `In your document: ${clausesText(clauses)}.`
          : 'With your current answers, it doesn’t appear in your document.'}
    </Text>
  )
}
