import type { WideIssue } from '../../../../shared/documents/template/field-checks.ts'
import type { FormTemplate } from '../../../../shared/documents/template/template.ts'
import type { Messages } from '../state/question-status.ts'
import { stepOfField } from './form-steps.ts'

/** A line of the error summary: a message and its question. */
export type SummaryLine = { key: string; stepId: string; message: string }

type SummaryFacts = {
  template: FormTemplate
  messages: Messages
  errors: readonly WideIssue[]
  /** Only includes lines of this step. */
  stepId?: string
}

/**
 * The messages in form order. A message about two questions is one line, at its own question unless only the
 * other one is in the step.
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
