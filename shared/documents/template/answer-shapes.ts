import { VALIDATION_MESSAGES } from '../../validation-messages.ts'
import { addYears, isRealDate } from '../toolbox/dates.ts'
import { isFilled } from './answers.ts'
import type { Field, FieldKind } from './template.ts'

const { text, option, date, number, tooLong } = VALIDATION_MESSAGES

/** Characters of any number or date. */
const MAX_VALUE_LENGTH = 40
const MAX_LENGTH: Record<FieldKind, number> = {
  text: 200,
  textarea: 1000,
  address: 200,
  date: MAX_VALUE_LENGTH,
  select: 200,
  radio: 200,
  number: MAX_VALUE_LENGTH,
  checkbox: MAX_VALUE_LENGTH,
}

const EARLIEST_YEAR = 1990
const YEARS_AHEAD = 2

/** Characters a field may hold. */
export const maxLengthOf = (field: Field): number => field.maxLength ?? MAX_LENGTH[field.kind]

/** First and last day a date field accepts, as ISO dates. */
export const dateRangeOf = (field: Field, today: string): { from: string; to: string } => ({
  from: `${field.range?.fromYear ?? EARLIEST_YEAR}-01-01`,
  to: addYears(today, field.range?.yearsAhead ?? YEARS_AHEAD),
})

const dateProblem = (field: Field, answer: unknown, today: string): string | undefined => {
  const { from, to } = dateRangeOf(field, today)
  const fits = typeof answer === 'string' && isRealDate(answer) && answer >= from && answer <= to
  return fits ? undefined : date
}

const optionProblem = (field: Field, answer: unknown): string | undefined =>
  field.options?.some(({ value }) => value === answer) ? undefined : option

const TYPE_PROBLEM: Record<FieldKind, (answer: unknown) => string | undefined> = {
  text: (answer) => (typeof answer === 'string' ? undefined : text),
  textarea: (answer) => (typeof answer === 'string' ? undefined : text),
  address: (answer) => (typeof answer === 'string' ? undefined : text),
  date: (answer) => (typeof answer === 'string' ? undefined : date),
  select: (answer) => (typeof answer === 'string' ? undefined : option),
  radio: (answer) => (typeof answer === 'string' ? undefined : option),
  number: (answer) => (isNumeric(answer) ? undefined : number),
  checkbox: (answer) => (answer === '' || typeof answer === 'boolean' ? undefined : option),
}

const isNumeric = (answer: unknown): boolean =>
  (typeof answer === 'string' || typeof answer === 'number') &&
  /^(-?\d+(\.\d+)?)?$/.test(String(answer).trim())

const valueProblem = (field: Field, answer: unknown, today: string): string | undefined => {
  if (field.kind === 'date') return dateProblem(field, answer, today)
  return field.options ? optionProblem(field, answer) : undefined
}

/**
 * The error in an answer's type, length or, if the field is `asked`, its date or option. Missing
 * answers are never errors. Text or a number of the wrong type gets the field pattern's message.
 */
export const shapeProblem = (
  field: Field,
  answer: unknown,
  asked: boolean,
  today: string,
): string | undefined => {
  if (answer === undefined) return undefined
  const wrongType = TYPE_PROBLEM[field.kind](answer)
  if (wrongType !== undefined) {
    return typeof answer === 'boolean' ? wrongType : (field.pattern?.message ?? wrongType)
  }
  const limit = maxLengthOf(field)
  if (typeof answer === 'string' && answer.length > limit) return tooLong(limit)
  return asked && isFilled(answer) ? valueProblem(field, answer, today) : undefined
}
