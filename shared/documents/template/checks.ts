import { VALIDATION_MESSAGES } from '../../validation-messages.ts'
import { IMPOSSIBLE_DATE } from '../toolbox/dates.ts'
import { parseMoney } from '../toolbox/money.ts'
import { unprintableCharacters } from '../toolbox/printable.ts'
import { splitLines } from '../toolbox/text.ts'
import { shapeProblem } from './answer-shapes.ts'
import { answerOf, isFilled } from './answers.ts'
import { coverageOf, coverageText } from './coverage.ts'
import { allFields, askedAnswers, isAsked, isRequired } from './fields.ts'
import type {
  Answer,
  Answers,
  Field,
  FormTemplate,
  ListColumn,
  ListColumns,
  Rule,
  RuleContext,
} from './template.ts'

/** A message for a field. */
export type Issue = { field: string; message: string }

/**
 * `also` has additional fields that the message concerns. `atOnce` messages are shown before the
 * field is left.
 */
export type WideIssue = Issue & { also: readonly string[]; atOnce?: true }

const firstPerField = (issues: readonly WideIssue[]): WideIssue[] => {
  const seen = new Set<string>()
  return issues.filter(({ field }) => !seen.has(field) && seen.add(field))
}

const violatedRules = (
  rules: readonly Rule[],
  level: Rule['level'],
  answers: Answers,
  context: RuleContext,
): WideIssue[] =>
  rules
    .filter((rule) => rule.level === level && rule.isViolated(answers, context))
    .map(({ field, message, also = [] }) => ({
      field,
      message: typeof message === 'string' ? message : message(answers),
      also: typeof also === 'function' ? also(answers) : also,
    }))

/** The refusal or warning of the chosen state's coverage, at the state question. */
const coverageIssues = (
  template: FormTemplate,
  answers: Answers,
  kind: 'refuse' | 'warn',
): WideIssue[] => {
  const entry = coverageOf(template, answers)
  if (entry?.kind !== kind) return []
  return [{ field: template.stateField, message: coverageText(entry), also: [], atOnce: true }]
}

/** The coverage's warning and then the rules' warnings, merged per field. */
const mergeIssues = (coverage: readonly WideIssue[], rules: readonly WideIssue[]): WideIssue[] => {
  const [first] = coverage
  if (!first) return [...rules]
  const same = rules.find(({ field }) => field === first.field)
  const message = same ? `${first.message} ${same.message}` : first.message
  return [{ ...first, message }, ...rules]
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

const fieldIssues = (template: FormTemplate, answers: Answers, asked: Answers, today: string) =>
  allFields(template).flatMap((field): WideIssue[] => {
    const message =
      shapeProblem(field, answerOf(answers, field.key), isAsked(field, asked), today) ??
      (isAsked(field, asked) ? contentProblem(field, asked) : undefined)
    return message === undefined ? [] : [{ field: field.key, message, also: [] }]
  })

const unknownKeys = (template: FormTemplate, answers: Answers): WideIssue[] => {
  const known = new Set(allFields(template).map((field) => field.key))
  return Object.keys(answers)
    .filter((key) => !known.has(key))
    .map((field) => ({ field, message: VALIDATION_MESSAGES.unknownField, also: [] }))
}

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

/**
 * A number may just lack digits or be too long, for which a rule can have a better message. No rule can
 * judge other shapes.
 */
const isJudged = (field: Field | undefined, answers: Answers, today: string): boolean => {
  const answer = field && answerOf(answers, field.key)
  if (!field || (field.kind === 'number' && typeof answer !== 'boolean')) return true
  return shapeProblem(field, answer, false, today) === undefined
}

/** The rules, except those for a field with an answer of the wrong type or length. */
const judgedRules = (template: FormTemplate, answers: Answers, today: string): Rule[] => {
  const fields = new Map(allFields(template).map((field) => [field.key, field]))
  return template.rules.filter(({ field }) => isJudged(fields.get(field), answers, today))
}

/** Warns about characters that the documents' fonts lack. */
const unprintableIssues = (template: FormTemplate, asked: Answers): WideIssue[] =>
  allFields(template).flatMap(({ key }): WideIssue[] => {
    const answer = answerOf(asked, key)
    const characters = typeof answer === 'string' ? unprintableCharacters(answer) : []
    if (characters.length === 0) return []
    return [{ field: key, message: VALIDATION_MESSAGES.unprintable(characters), also: [] }]
  })

/** Like `checkAnswers`, with the additional fields of each message. */
export const checkAllEnds = (
  template: FormTemplate,
  answers: Answers,
  { today }: RuleContext,
): { errors: WideIssue[]; warnings: WideIssue[] } => {
  const asked = askedAnswers(template, pickValidAnswers(template, answers, today))
  return {
    errors: firstPerField([
      ...coverageIssues(template, asked, 'refuse'),
      ...violatedRules(judgedRules(template, answers, today), 'error', asked, { today }),
      ...fieldIssues(template, answers, asked, today),
      ...unknownKeys(template, answers),
    ]),
    warnings: firstPerField([
      ...unprintableIssues(template, asked),
      ...mergeIssues(
        coverageIssues(template, asked, 'warn'),
        violatedRules(template.rules, 'warning', asked, { today }),
      ),
    ]),
  }
}

const atItsField = ({ field, message }: WideIssue): Issue => ({ field, message })

/**
 * All errors in the answers, at most one per field: a refused state, the template's rules in order,
 * the fields in form order, then unknown keys. Warnings never block. `today` is an ISO date.
 */
export const checkAnswers = (
  template: FormTemplate,
  answers: Answers,
  context: RuleContext,
): { errors: Issue[]; warnings: Issue[] } => {
  const { errors, warnings } = checkAllEnds(template, answers, context)
  return { errors: errors.map(atItsField), warnings: warnings.map(atItsField) }
}
