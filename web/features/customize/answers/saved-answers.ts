import * as z from 'zod'
import { normalise } from '../../../../shared/documents/normalise.ts'
import type { Answer, Answers, Field, Template } from '../../../../shared/documents/template.ts'

/** Raised when the stored shape changes; older entries are then ignored. */
const VERSION = 1

/** Characters; far above any real answer set, far below what a browser stores. */
const MAX_STORED = 500_000

const stored = z.object({
  version: z.literal(VERSION),
  answers: z.record(z.string(), z.unknown()),
})

/** Where the answers of one document live on the device. */
export const savedAnswersKey = (documentId: string): string => `answers:v${VERSION}:${documentId}`

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value))

const fits = (field: Field, value: Answer): boolean => {
  if (field.kind === 'checkbox') return typeof value === 'boolean'
  if (typeof value === 'boolean') return false
  if (!field.options || value === '') return true
  return field.options.some((option) => option.value === value)
}

/** The page may have been closed in the middle of typing. */
const tidied = (field: Field, value: Answer): Answer =>
  typeof value === 'string' ? normalise(field, value) : value

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export const formatSavedAnswers = (answers: Answers): string =>
  JSON.stringify({ version: VERSION, answers })

/**
 * The answers that stored text holds for this template's questions. Anything else in it (another
 * version, damaged text, unknown questions, values a question cannot have) is left out.
 */
export const parseSavedAnswers = (text: string | null, template: Template): Answers => {
  if (text === null || text.length > MAX_STORED) return {}
  const result = stored.safeParse(readJson(text))
  if (!result.success) return {}
  const saved = new Map(Object.entries(result.data.answers))
  const kept = template.steps
    .flatMap((step) => step.fields)
    .flatMap((field): [string, Answer][] => {
      const value = saved.get(field.key)
      return isAnswer(value) && fits(field, value) ? [[field.key, tidied(field, value)]] : []
    })
  return Object.fromEntries(kept)
}
