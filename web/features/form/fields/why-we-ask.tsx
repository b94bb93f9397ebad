import { Box, Button, chakra } from '@chakra-ui/react'
import { memo, useState } from 'react'
import type { Field } from '../../../../shared/documents/template/template.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { loadLaterParts } from './load-later-parts.ts'

const Clauses = lazyPart(async () => (await loadLaterParts()).Clauses)

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
