import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { memo, useEffect, useState } from 'react'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { runsText } from '../../../../shared/documents/engine/plain-text.ts'
import type { Field } from '../../../../shared/documents/template/template.ts'
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

const Clauses = ({ fieldKey }: { fieldKey: string }) => {
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

/**
 * Why the question is asked, and which sections its answer currently affects. Not a Tab stop, so that Tab moves
 * between questions; a button above the questions opens all of them.
 */
export const WhyWeAsk = memo(({ field }: { field: Field }) => {
  const [open, setOpen] = useState(false)
  return (
    <chakra.details
      textStyle="sm"
      color="fg.muted"
      data-why
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary
        tabIndex={-1}
        cursor="pointer"
        display="inline-flex"
        alignItems="center"
        minH="11"
        textDecoration="underline"
        textDecorationStyle="dotted"
        textUnderlineOffset="3px"
      >
        Why we ask<span className="sr-only"> about: {field.label}</span>
      </chakra.summary>
      <Box pb="2" maxWidth="prose">
        {field.why && <p>{field.why}</p>}
        {open && <Clauses fieldKey={field.key} />}
      </Box>
    </chakra.details>
  )
})

/** Opens or closes the reasons of all questions. Hidden on touchscreens, which have no Tab key. */
export const WhyWeAskAll = () => {
  const [open, setOpen] = useState(false)
  const toggle = () => {
    for (const details of document.querySelectorAll('details[data-why]')) {
      details.toggleAttribute('open', !open)
    }
    setOpen(!open)
  }
  return (
    <Button
      variant="plain"
      mt="2"
      textStyle="sm"
      css={{ '@media (hover: none)': { display: 'none' } }}
      onClick={toggle}
    >
      {open ? 'Hide why we ask' : 'Show why we ask'}
    </Button>
  )
}
