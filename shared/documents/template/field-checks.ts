import { VALIDATION_MESSAGES } from '../../validation-messages.ts'
import { IMPOSSIBLE_DATE } from '../toolbox/dates.ts'
import { parseMoney } from '../toolbox/money.ts'
import { splitLines } from '../toolbox/text.ts'
import { shapeProblem } from './answer-shapes.ts'
import { answerOf, isFilled } from './answers.ts'
import { allFields, askedAnswers, isAsked, isRequired } from './fields.ts'
import type {
  Answer,
  Answers,
  Field,
  FormTemplate,
  ListColumn,
  ListColumns,
  RuleContext,
} from './template.ts'

/** A message for a field. */
export type Issue = { field: string; message: string }

/**
 * `also` has additional fields that the message concerns. `atOnce` messages are shown before the
 * field is left.
 */
export type WideIssue = Issue & { also: readonly string[]; atOnce?: true }

export const firstPerField = (issues: readonly WideIssue[]): WideIssue[] => {
  const seen = new Set<string>()
  return issues.filter(({ field }) => !seen.has(field) && seen.add(field))
}

const requiredMessage = (field: Field): string =>
  field.requiredMessage ?? VALIDATION_MESSAGES.required(field.label)

/** Whether a cell's text is no amount or no day of the calendar. */
export const isInvalidCell = (kind: ListColumn['kind'], text: string): boolean => {
  if (kind === 'date') return text === IMPOSSIBLE_DATE
  if (kind !== 'money' || text === '') return false
  return parseMoney(text) === undefined || text.startsWith('$')
}

/** The message for the first invalid cell of a list. */
const cellProblem = ({ columns, read }: ListColumns, answer: string): string | undefined => {
  for (const [index, line] of splitLines(answer).entries()) {
    const cells = read(line)
    for (const [column, { kind, label }] of columns.entries()) {
      if (!isInvalidCell(kind, cells[column] ?? '')) continue
      const message = kind === 'date' ? 'dateInLine' : 'amountInLine'
      return VALIDATION_MESSAGES[message](index + 1, label)
    }
  }
  return undefined
}

const matchesPattern = ({ pattern }: Field, text: string): boolean =>
  !pattern || new RegExp(pattern.regex.source, pattern.regex.flags.replace('g', '')).test(text)

const contentProblem = (field: Field, answers: Answers): string | undefined => {
  const answer = answerOf(answers, field.key)
  if (!isFilled(answer)) return isRequired(field, answers) ? requiredMessage(field) : undefined
  if (field.list?.columns) return cellProblem(field.list.columns, String(answer))
  if (typeof answer === 'boolean') return undefined
  const text = String(answer).trim()
  const isWrong =
    (field.format === 'money' && parseMoney(text) === undefined) || !matchesPattern(field, text)
  return isWrong ? (field.pattern?.message ?? VALIDATION_MESSAGES.amount) : undefined
}

/** The mistakes in single answers, which need no rules. `asked` are the valid answers to asked fields. */
export const fieldIssues = (
  template: FormTemplate,
  answers: Answers,
  asked: Answers,
  today: string,
) =>
  allFields(template).flatMap((field): WideIssue[] => {
    const message =
      shapeProblem(field, answerOf(answers, field.key), isAsked(field, asked), today) ??
      (isAsked(field, asked) ? contentProblem(field, asked) : undefined)
    return message === undefined ? [] : [{ field: field.key, message, also: [] }]
  })

/** The answers of the right type. Rules rely on types, so others never reach them. */
export const pickValidAnswers = (
  template: FormTemplate,
  answers: Answers,
  today: string,
): Answers =>
  Object.fromEntries(
    allFields(template).flatMap((field): [string, Answer][] => {
      const answer = answerOf(answers, field.key)
      const fits = shapeProblem(field, answer, false, today) === undefined
      return answer !== undefined && fits ? [[field.key, answer]] : []
    }),
  )

/** The mistakes in single answers, at most one per field, before a form's rules are loaded. */
export const checkFields = (
  template: FormTemplate,
  answers: Answers,
  { today }: RuleContext,
): WideIssue[] => {
  const asked = askedAnswers(template, pickValidAnswers(template, answers, today))
  return firstPerField(fieldIssues(template, answers, asked, today))
}
