import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Template } from '../../../../shared/documents/template.ts'
import { useSettledForm } from '../answers/answers-provider.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { CHECK_STEP } from '../steps/stops.ts'
import { AnswerList } from './answer-list.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { summaryLines } from './summary-lines.ts'
import { WarningList } from './warning-list.tsx'

type AnswersCheckProps = {
  template: Template
  intro: string
  /** Counts the tries to go on: each one brings the focus to what is still wrong. */
  attempt: number
  /** What is done with the answers. */
  children: ReactNode
}

/** The last stop: everything that was answered, what is wrong, and what deserves a second look. */
export const AnswersCheck = ({ template, intro, attempt, children }: AnswersCheckProps) => {
  const { settled, messages, checks } = useSettledForm()
  const lines = summaryLines({ template, messages, errors: checks.errors })
  return (
    <Box>
      <StepHeading>{CHECK_STEP.title}</StepHeading>
      <Text mt="2" color="fg.muted" data-no-print>
        {intro}
      </Text>
      <ErrorSummary lines={lines} attempt={attempt} />
      <WarningList template={template} warnings={checks.warnings} />
      <AnswerList template={template} answers={settled} />
      {children}
    </Box>
  )
}
