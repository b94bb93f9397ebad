import * as z from 'zod'
import { MESSAGES } from '../messages.ts'
import { answerOf, isFilled } from './answers.ts'
import { allFields, askedAnswers, isAsked, isRequired } from './fields.ts'
import { shapeProblem } from './shapes.ts'
import type { Answer, Answers, Field, Rule, RuleContext, Template } from './template.ts'

/** A message at a field's key. */
export type Issue = { field: string; message: string }

/** `also` are the keys of the fields at the other ends of the same trouble. */
export type WideIssue = Issue & { also: readonly string[] }

const firstPerField = (issues: readonly WideIssue[]): WideIssue[] => {
  const seen = new Set<string>()
  return issues.filter(({ field }) => !seen.has(field) && seen.add(field))
}

const brokenRules = (
  rules: readonly Rule[],
  level: Rule['level'],
  answers: Answers,
  context: RuleContext,
): WideIssue[] =>
  rules
    .filter((rule) => rule.level === level && rule.broken(answers, context))
    .map(({ field, message, also = [] }) => ({
      field,
      message: typeof message === 'string' ? message : message(answers),
      also: typeof also === 'function' ? also(answers) : also,
    }))

const requiredMessage = (field: Field): string =>
  field.requiredMessage ?? MESSAGES.validation.required(field.label)

const contentProblem = (field: Field, answers: Answers): string | undefined => {
  const answer = answerOf(answers, field.key)
  if (!isFilled(answer)) return isRequired(field, answers) ? requiredMessage(field) : undefined
  if (!field.pattern || typeof answer === 'boolean') return undefined
  return new RegExp(field.pattern.regex.source, field.pattern.regex.flags.replace('g', '')).test(
    String(answer).trim(),
  )
    ? undefined
    : field.pattern.message
}

const fieldIssues = (template: Template, answers: Answers, asked: Answers, today: string) =>
  allFields(template).flatMap((field): WideIssue[] => {
    const message =
      shapeProblem(field, answerOf(answers, field.key), isAsked(field, asked), today) ??
      (isAsked(field, asked) ? contentProblem(field, asked) : undefined)
    return message === undefined ? [] : [{ field: field.key, message, also: [] }]
  })

const unknownKeys = (template: Template, answers: Answers): WideIssue[] => {
  const known = new Set(allFields(template).map((field) => field.key))
  return Object.keys(answers)
    .filter((key) => !known.has(key))
    .map((field) => ({ field, message: MESSAGES.validation.unknownField, also: [] }))
}

/** Rules read answers as their types say; an answer of another shape is reported, not judged. */
const wellShaped = (template: Template, answers: Answers, today: string): Answers =>
  Object.fromEntries(
    allFields(template).flatMap((field): [string, Answer][] => {
      const answer = answerOf(answers, field.key)
      const fits = shapeProblem(field, answer, false, today) === undefined
      return answer !== undefined && fits ? [[field.key, answer]] : []
    }),
  )

/** Like `checkAnswers`, with the other fields at which each message should also stand. */
export const checkAllEnds = (
  template: Template,
  answers: Answers,
  { today }: RuleContext,
): { errors: WideIssue[]; warnings: WideIssue[] } => {
  const asked = askedAnswers(template, wellShaped(template, answers, today))
  return {
    errors: firstPerField([
      ...brokenRules(template.rules, 'error', asked, { today }),
      ...fieldIssues(template, answers, asked, today),
      ...unknownKeys(template, answers),
    ]),
    warnings: firstPerField(brokenRules(template.rules, 'warning', asked, { today })),
  }
}

const atItsField = ({ field, message }: WideIssue): Issue => ({ field, message })

/**
 * All that is wrong with the answers, at most one message per field: the template's rules in their
 * order, then the fields in form order, then keys that are no field. Warnings never block.
 * `today` is an ISO date.
 */
export const checkAnswers = (
  template: Template,
  answers: Answers,
  context: RuleContext,
): { errors: Issue[]; warnings: Issue[] } => {
  const { errors, warnings } = checkAllEnds(template, answers, context)
  return { errors: errors.map(atItsField), warnings: warnings.map(atItsField) }
}

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one schema of a template's answers, for browser and server; see `checkAnswers` for the order. */
export const schemaFor = (template: Template, { today }: RuleContext): z.ZodType<Answers> =>
  z.custom<Answers>(isAnswers, MESSAGES.api.badRequest).superRefine((answers, context) => {
    for (const { field, message } of checkAnswers(template, answers, { today }).errors) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
