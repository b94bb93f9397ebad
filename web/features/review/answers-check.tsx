import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import type { Issue } from '../../../shared/documents/template/field-checks.ts'
import { Panel } from '../../ui/panel.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import type { Messages } from '../form/state/question-status.ts'
import { ErrorSummary } from '../form/steps/error-summary.tsx'
import { CHECK_STEP, hrefOf, stepOfField } from '../form/steps/form-steps.ts'
import { summaryLines } from '../form/steps/summary-lines.ts'
import { AnswerList } from './answer-list.tsx'
import { StateNotice } from './state-notice.tsx'

/** The warnings. None blocks the payment. */
const WarningList = ({ warnings }: { warnings: readonly Issue[] }) => {
  const { template } = useDocument()
  if (warnings.length === 0) return null
  const steps = stepOfField(template)
  return (
    <Panel tone="warning" mt="6">
      <h3>Worth a second look</h3>
      <chakra.ul mt="2">
        {warnings.map(({ field, message }) => (
          <chakra.li key={field} py="1.5">
            {message}{' '}
            <SiteLink to={hrefOf(steps.get(field) ?? CHECK_STEP.id, field)} color="fg.warning">
              Look at this answer<span className="sr-only">{`: ${message}`}</span>
            </SiteLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}

/** The review shows every message at its own question, because the list of sections counts them that way. */
const firstMessages = (errors: readonly Issue[]): Messages =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message] as const).toReversed())

type AnswersCheckProps = {
  intro: string
  /** The number of submit attempts; each one focuses the remaining errors. */
  attempt: number
  /** The label of the link to the end of the page. */
  skipLabel: string
  /** The payment, or the submission of a correction. */
  children: ReactNode
}

const END_ID = 'check-end'

/** Skips the answers: about thirty Tab stops. */
const SkipToEnd = ({ children }: { children: string }) => (
  <Button
    variant="plain"
    mt="3"
    data-no-print
    onClick={() => {
      const end = document.getElementById(END_ID)
      end?.scrollIntoView({ block: 'start' })
      end?.focus({ preventScroll: true })
    }}
  >
    {children}
  </Button>
)

/** The last step: all answers with their errors and warnings. */
export const AnswersCheck = ({ intro, attempt, skipLabel, children }: AnswersCheckProps) => {
  const { template } = useDocument()
  const { answers, messages, checks } = useDocumentForm()
  const all = useMemo(() => ({ ...messages, ...firstMessages(checks.errors) }), [messages, checks])
  const lines = summaryLines({ template, messages: all, errors: checks.errors })
  return (
    <div>
      <Text mt="2" color="fg.muted" data-no-print>
        {intro}
      </Text>
      <SkipToEnd>{skipLabel}</SkipToEnd>
      <ErrorSummary lines={lines} attempt={attempt} />
      <WarningList warnings={checks.warnings} />
      <AnswerList answers={answers} messages={all} />
      <StateNotice />
      <Box id={END_ID} tabIndex={-1} scrollMarginTop="24" _focus={{ outline: 'none' }}>
        {children}
      </Box>
    </div>
  )
}
