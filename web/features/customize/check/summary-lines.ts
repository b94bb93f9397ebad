import type { WideIssue } from '../../../../shared/documents/checks.ts'
import type { Template } from '../../../../shared/documents/template.ts'
import type { Messages } from '../answers/form-state.ts'
import { stepOfField } from '../steps/stops.ts'

/** One line of a summary: the message, and the question it leads to. */
export type SummaryLine = { key: string; stepId: string; message: string }

type SummaryFacts = {
  template: Template
  messages: Messages
  errors: readonly WideIssue[]
  /** Only the mistakes of this step; of the whole form without it. */
  stepId?: string
}

/**
 * The messages in form order. One that stands at both ends of the same trouble is a single line,
 * unless only the other end lies within the step.
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
  const isEcho = ({ key, message }: SummaryLine) =>
    errors.some(
      (issue) => issue.message === message && issue.also.includes(key) && keys.has(issue.field),
    ) && !errors.some((issue) => issue.field === key)
  return lines.filter((line) => !isEcho(line))
}
