import { VALIDATION_MESSAGES } from '../../validation-messages.ts'
import { unprintableCharacters } from '../toolbox/printable.ts'
import { shapeProblem } from './answer-shapes.ts'
import { answerOf } from './answers.ts'
import { coverageOf, coverageText } from './coverage.ts'
import {
  fieldIssues,
  firstPerField,
  type Issue,
  pickValidAnswers,
  type WideIssue,
} from './field-checks.ts'
import { allFields, askedAnswers } from './fields.ts'
import type { Answers, CheckedTemplate, Field, Rule, RuleContext } from './template.ts'

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
  template: CheckedTemplate,
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

const unknownKeys = (template: CheckedTemplate, answers: Answers): WideIssue[] => {
  const known = new Set(allFields(template).map((field) => field.key))
  return Object.keys(answers)
    .filter((key) => !known.has(key))
    .map((field) => ({ field, message: VALIDATION_MESSAGES.unknownField, also: [] }))
}

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
const judgedRules = (template: CheckedTemplate, answers: Answers, today: string): Rule[] => {
  const fields = new Map(allFields(template).map((field) => [field.key, field]))
  return template.rules.filter(({ field }) => isJudged(fields.get(field), answers, today))
}

/** Warns about characters that the documents' fonts lack. */
const unprintableIssues = (template: CheckedTemplate, asked: Answers): WideIssue[] =>
  allFields(template).flatMap(({ key }): WideIssue[] => {
    const answer = answerOf(asked, key)
    const characters = typeof answer === 'string' ? unprintableCharacters(answer) : []
    if (characters.length === 0) return []
    return [{ field: key, message: VALIDATION_MESSAGES.unprintable(characters), also: [] }]
  })

/** Like `checkAnswers`, with the additional fields of each message. */
export const checkAllEnds = (
  template: CheckedTemplate,
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
  template: CheckedTemplate,
  answers: Answers,
  context: RuleContext,
): { errors: Issue[]; warnings: Issue[] } => {
  const { errors, warnings } = checkAllEnds(template, answers, context)
  return { errors: errors.map(atItsField), warnings: warnings.map(atItsField) }
}
