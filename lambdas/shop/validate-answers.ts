import { coverageOf, coverageText } from '../../shared/documents/template/coverage.ts'
import { schemaFor } from '../../shared/documents/template/schema.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/platform/errors.ts'
import { firstMessages } from '../core/platform/handle.ts'

/**
 * Validated answers, with defaults for those left out.
 * @throws AppError state_refused if the document isn't sold in the state, invalid for other
 * rejected answers; both with a message per answer
 */
export const validateAnswers = (template: Template, answers: Answers, now: Date): Answers => {
  const today = now.toISOString().slice(0, 10)
  const parsed = schemaFor(template, { today }).safeParse(answers)
  if (parsed.success) return parsed.data
  const messages = firstMessages(parsed.error)
  const coverage = coverageOf(template, answers)
  if (coverage?.kind === 'refuse') {
    throw new AppError('state_refused', coverageText(coverage), { fields: messages })
  }
  throw new AppError('invalid', MESSAGES.api.invalidAnswers, { fields: messages })
}

/** The US state that the answers name; undefined without one. */
export const usStateIn = ({ stateField }: Template, answers: Answers): string | undefined => {
  const state = answers[stateField]
  return typeof state === 'string' && state !== '' ? state : undefined
}
