import { schemaFor } from '../../shared/documents/checks.ts'
import type { Answers, Template } from '../../shared/documents/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { firstMessages } from '../core/http.ts'

/**
 * Answers that the template accepts today.
 * @throws AppError invalid with a message per refused answer.
 */
export const checkedAnswers = (template: Template, answers: unknown, now: Date): Answers => {
  const today = now.toISOString().slice(0, 10)
  const parsed = schemaFor(template, { today }).safeParse(answers)
  if (parsed.success) return parsed.data
  throw new AppError('invalid', MESSAGES.api.invalidAnswers, firstMessages(parsed.error))
}
