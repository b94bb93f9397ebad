import { Box, chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { SiteLink } from '../../../ui/site-link.tsx'
import { hrefOf } from '../steps/stops.ts'
import type { SummaryLine } from './summary-lines.ts'

type ErrorSummaryProps = {
  lines: readonly SummaryLine[]
  /** Counts the tries to go on: each one brings the focus here, once. */
  attempt: number
  children?: ReactNode
}

const title = (count: number): string =>
  count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`

/** Milliseconds in which the mistakes of a try appear; later ones do not take the focus. */
const SOON = 500

const useFocusOnAttempt = (attempt: number, hasLines: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const handled = useRef(0)
  useEffect(() => {
    const timer = setTimeout(() => {
      handled.current = attempt
    }, SOON)
    return () => clearTimeout(timer)
  }, [attempt])
  useEffect(() => {
    if (attempt === handled.current || !hasLines) return
    handled.current = attempt
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [attempt, hasLines])
  return box
}

/** What stands between the person and the next step, each line leading to its question. */
export const ErrorSummary = ({ lines, attempt, children }: ErrorSummaryProps) => {
  const box = useFocusOnAttempt(attempt, lines.length > 0)
  if (lines.length === 0) return null
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
      mt="6"
      p="5"
      borderWidth="2px"
      borderColor="border.error"
      borderRadius="l2"
      bg="bg.error"
      data-no-print
    >
      <Heading as="h3" size="md" id="error-summary-title">
        {title(lines.length)}
      </Heading>
      <chakra.ul mt="2" listStyleType="none">
        {lines.map(({ key, stepId, message }) => (
          <li key={key}>
            <SiteLink
              to={hrefOf(stepId, key)}
              color="fg.error"
              display="inline-flex"
              alignItems="center"
              minH="11"
            >
              {message}
            </SiteLink>
          </li>
        ))}
      </chakra.ul>
      {children}
    </Box>
  )
}
