import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Issue } from '../../../../shared/documents/template/checks.ts'
import type { Template } from '../../../../shared/documents/template/template.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useDeferredForm } from '../answers/answers-form.tsx'
import { ErrorSummary } from '../steps/error-summary.tsx'
import { StepHeading } from '../steps/navigation.tsx'
import { CHECK_STEP, hrefOf, stepOfField } from '../steps/stops.ts'
import { summaryLines } from '../steps/summary-lines.ts'
import { AnswerList } from './answer-list.tsx'
import { StateNotice } from './state-notice.tsx'

type WarningListProps = { template: Template; warnings: readonly Issue[] }

/** The warnings, none of which blocks the payment. */
const WarningList = ({ template, warnings }: WarningListProps) => {
  if (warnings.length === 0) return null
  const steps = stepOfField(template)
  return (
    <Box mt="6" p="5" bg="bg.warning" borderRadius="l2">
      <Heading as="h3" size="md">
        Worth a second look
      </Heading>
      <chakra.ul mt="2" listStyleType="none">
        {warnings.map(({ field, message }) => (
          <chakra.li key={field} py="1.5">
            {message}{' '}
            <SiteLink to={hrefOf(steps.get(field) ?? CHECK_STEP.id, field)} color="fg.warning">
              Look at this answer<chakra.span srOnly>: {message}</chakra.span>
            </SiteLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}

type AnswersCheckProps = {
  template: Template
  intro: string
  /** Number of tries to go on; each one moves the focus to the remaining errors. */
  attempt: number
  /** The payment, or the sending of a correction. */
  children: ReactNode
}

/** The last stop: all answers, their errors and their warnings. */
export const AnswersCheck = ({ template, intro, attempt, children }: AnswersCheckProps) => {
  const { deferredAnswers, messages, checks } = useDeferredForm()
  const lines = summaryLines({ template, messages, errors: checks.errors })
  return (
    <Box>
      <StepHeading>{CHECK_STEP.title}</StepHeading>
      <Text mt="2" color="fg.muted" data-no-print>
        {intro}
      </Text>
      <ErrorSummary lines={lines} attempt={attempt} />
      <WarningList template={template} warnings={checks.warnings} />
      <AnswerList template={template} answers={deferredAnswers} />
      <StateNotice template={template} answers={deferredAnswers} />
      {children}
    </Box>
  )
}
