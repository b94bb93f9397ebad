import { hasText, isOneOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { hasRequiredStatements } from './state-rules.ts'

/** Whether the charter is a form to complete by hand: it names no corporation yet. */
export const isOpen = (answers: Answers): boolean => !hasText(answers, 'corporationName')

/** Whether the charter has an article on the principal office. */
export const hasOffice = (answers: Answers): boolean =>
  hasText(answers, 'principalOffice') || isOpen(answers)

/** Whether the charter has an article on directors; New York's says how many there are. */
export const hasDirectors = (answers: Answers): boolean =>
  hasText(answers, 'initialDirectors') || isOneOf(answers, 'state', 'New York') || isOpen(answers)

const always = (): boolean => true

/** The articles in their order, each with whether the charter has it. */
const ARTICLES: readonly [string, (answers: Answers) => boolean][] = [
  ['name', always],
  ['duration', always],
  ['purpose', always],
  ['agent', always],
  ['office', hasOffice],
  ['shares', always],
  ['incorporator', always],
  ['directors', hasDirectors],
  ['liability', always],
  ['indemnity', always],
  ['management', always],
  ['voting', always],
  ['statements', hasRequiredStatements],
  ['effect', always],
]

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV'.split(' ')

const numeralOf = (answers: Answers, wanted: string): string => {
  const present = ARTICLES.filter(([, isPresent]) => isPresent(answers)).map(([name]) => name)
  return ROMAN[present.indexOf(wanted)] ?? ''
}

/** Roman numerals by article, without gaps: `article_shares` is "VI", or "V" without an office. */
export const numerals = (answers: Answers): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      ARTICLES.map(([name]) => [
        `article_${name}`,
        { get: () => numeralOf(answers, name), enumerable: true, configurable: true },
      ]),
    ),
  )
