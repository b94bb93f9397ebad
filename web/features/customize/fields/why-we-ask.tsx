import { Box, chakra, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Field } from '../../../../shared/documents/template.ts'
import { useSettledForm } from '../answers/answers-provider.tsx'
import { useWriter } from '../preview/writer-provider.tsx'
import type { Draft } from '../preview/writing.ts'
import { clausesOf, clausesText } from './clauses.ts'

/** Undefined until the document has been written. */
const useClauses = (fieldKey: string): string[] | undefined => {
  const writer = useWriter()
  const { settled } = useSettledForm()
  const [clauses, setClauses] = useState<string[]>()
  useEffect(() => {
    let wanted = true
    const show = ({ document }: Draft) => wanted && setClauses(clausesOf(document, fieldKey))
    // Whoever shows the document says when it could not be written.
    writer?.draft(settled).then(show, () => wanted && setClauses(undefined))
    return () => {
      wanted = false
    }
  }, [writer, settled, fieldKey])
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
          : 'With your answers so far, your document does not print it.'}
    </Text>
  )
}

/** What the answer is for, and the sections of the document that it changes at this moment. */
export const WhyWeAsk = ({ field }: { field: Field }) => {
  const [open, setOpen] = useState(false)
  return (
    <chakra.details
      textStyle="sm"
      color="fg.muted"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary
        cursor="pointer"
        display="inline-flex"
        alignItems="center"
        minH="11"
        textDecoration="underline"
        textDecorationStyle="dotted"
        textUnderlineOffset="3px"
      >
        Why we ask<chakra.span srOnly> about: {field.label}</chakra.span>
      </chakra.summary>
      <Box pb="2" maxWidth="prose">
        {field.why && <Text>{field.why}</Text>}
        {open && <Clauses fieldKey={field.key} />}
      </Box>
    </chakra.details>
  )
}
