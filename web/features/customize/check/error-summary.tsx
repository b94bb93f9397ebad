import { Box, chakra, Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Template } from '../../../../shared/documents/template.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { Messages } from '../answers/form-state.ts'
import { hrefOf, stepOfField } from '../steps/stops.ts'

type ErrorSummaryProps = {
  template: Template
  messages: Messages
  /** Counts the tries to pay: each one brings the focus here. */
  attempt: number
}

const title = (count: number): string =>
  count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`

/** What stands between the person and the payment, each line leading to its question. */
export const ErrorSummary = ({ template, messages, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const lines = [...stepOfField(template)].filter(([key]) => messages[key] !== undefined)
  const hasLines = lines.length > 0
  useEffect(() => {
    if (attempt > 0 && hasLines) box.current?.focus()
  }, [attempt, hasLines])
  if (!hasLines) return null
  return (
    <Box
      ref={box}
      tabIndex={-1}
      mt="6"
      p="5"
      borderWidth="2px"
      borderColor="border.error"
      borderRadius="l2"
      bg="bg.error"
      data-no-print
    >
      <Heading as="h3" size="md">
        {title(lines.length)}
      </Heading>
      <chakra.ul mt="2" listStyleType="none">
        {lines.map(([key, step]) => (
          <li key={key}>
            <SiteLink
              to={hrefOf(step, key)}
              color="fg.error"
              display="inline-flex"
              alignItems="center"
              minH="11"
            >
              {messages[key]}
            </SiteLink>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
