import type { WideIssue } from '../../../../shared/documents/template/checks.ts'
import type { Template } from '../../../../shared/documents/template/template.ts'
import type { Messages } from '../state/question-status.ts'
import { stepOfField } from './stops.ts'

/** One line of a summary: the message, and the question it leads to. */
export type SummaryLine = { key: string; stepId: string; message: string }

type SummaryFacts = {
  template: Template
  messages: Messages
  errors: readonly WideIssue[]
  /** Restricts the lines to this step. */
  stepId?: string
}

/**
 * The messages in form order. One that is shown at two questions is a single line, at the question
 * of its rule, unless only the other question lies within the step.
 */
export const summaryLines = ({
  template,
  messages,
  errors,
  stepId,
}: SummaryFacts): SummaryLine[] => {
  const lines = [...stepOfField(template)].flatMap(([key, step]): SummaryLine[] => {
    const message = messages[key]
    const within = stepId === undefined || stepId === step
    return message !== undefined && within ? [{ key, stepId: step, message }] : []
  })
  const keys = new Set(lines.map(({ key }) => key))
  const isDuplicate = ({ key, message }: SummaryLine) =>
    errors.some(
      (issue) => issue.message === message && issue.also.includes(key) && keys.has(issue.field),
    ) && !errors.some((issue) => issue.field === key)
  return lines.filter((line) => !isDuplicate(line))
}
