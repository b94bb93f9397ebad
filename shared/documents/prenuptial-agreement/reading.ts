import { isRealDate } from '../dates.ts'
import type { Answers, Rule } from '../template.ts'

/** The answer as trimmed text; '' when there is none. */
export const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

export const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''

/** Whether the answer is one of the options. */
export const chose = (answers: Answers, key: string, ...options: string[]): boolean =>
  options.includes(text(answers, key))

/** The ISO date of an answer; undefined while it is empty or no day of the calendar. */
export const dateOf = (answers: Answers, key: string): string | undefined => {
  const date = text(answers, key)
  return isRealDate(date) ? date : undefined
}

const OWN_WORDS = [
  'customPropertyDivision',
  'customDebtArrangement',
  'customInheritance',
  'customAlimony',
  'customDeathProvision',
  'additionalProvisions',
]

/** One check for each place in which the couple may write terms of their own. */
export const ownWords = (level: Rule['level'], words: RegExp, message: string): readonly Rule[] =>
  OWN_WORDS.map((field) => ({
    field,
    level,
    message,
    broken: (answers) => words.test(text(answers, field)),
  }))
