import * as z from 'zod'
import { MESSAGES } from '../../messages.ts'
import { checkAnswers } from './checks.ts'
import { pickValidAnswers } from './field-checks.ts'
import { allFields, askedAnswers, isAsked, withDefaults } from './fields.ts'
import { numberAsText } from './normalize.ts'
import type { Answers, CheckedTemplate, FormTemplate, RuleContext } from './template.ts'

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withNumbersAsText = (template: FormTemplate, answers: Answers): Answers => {
  const fields = new Map(allFields(template).map((field) => [field.key, field]))
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const field = fields.get(key)
      return [key, field ? numberAsText(field, answer) : answer]
    }),
  )
}

/** The answers without invalid ones to questions that aren't asked. */
const withoutHiddenFaults = (template: FormTemplate, answers: Answers, today: string): Answers => {
  const shaped = pickValidAnswers(template, answers, today)
  const asked = askedAnswers(template, shaped)
  const faulty = allFields(template).filter(
    (field) => !isAsked(field, asked) && !Object.hasOwn(shaped, field.key),
  )
  const hidden = new Set(faulty.map(({ key }) => key))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !hidden.has(key)))
}

/**
 * The schema of a template's answers, for browser and server; see `checkAnswers` for the order.
 * Missing keys get their default; answers to questions that aren't asked are not validated.
 */
export const schemaFor = (template: CheckedTemplate, { today }: RuleContext): z.ZodType<Answers> =>
  z
    .custom<Answers>(isAnswers, MESSAGES.api.badRequest)
    .transform((given) =>
      withDefaults(
        template,
        withoutHiddenFaults(template, withNumbersAsText(template, given), today),
        { today },
      ),
    )
    .superRefine((answers, context) => {
      for (const { field, message } of checkAnswers(template, answers, { today }).errors) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
    })
