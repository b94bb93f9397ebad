import { readDate } from '../calendar.ts'
import { parseMoney } from '../money.ts'
import type { Answers } from '../template.ts'

/** The specification's pattern for amounts of money. */
export const VALID_AMOUNT = /^\d+(\.\d{1,2})?$/

export const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
export const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''
export const is = (answers: Answers, key: string, ...values: string[]): boolean =>
  values.includes(text(answers, key))

/** A date answer as an ISO date. */
export const dateOf = (answers: Answers, key: string): string | undefined =>
  readDate(text(answers, key))

/** A money answer in cents. */
export const centsOf = (answers: Answers, key: string): number | undefined => {
  const amount = text(answers, key)
  return VALID_AMOUNT.test(amount) ? parseMoney(amount) : undefined
}
