import type { Answers } from '../template.ts'

const isFilled = (answers: Answers, key: string): boolean =>
  String(answers[key] ?? '').trim() !== ''
const isIn = (answers: Answers, ...states: string[]): boolean =>
  states.includes(String(answers.state ?? ''))

/** A form to complete by hand: nobody has said which corporation it is. */
export const isOpen = (answers: Answers): boolean => !isFilled(answers, 'corporationName')

/** Whether the charter has an article on the principal office. */
export const hasOffice = (answers: Answers): boolean =>
  isFilled(answers, 'principalOffice') || isOpen(answers)

/** Whether the charter has an article on directors; New York's says how many there are. */
export const hasDirectors = (answers: Answers): boolean =>
  isFilled(answers, 'initialDirectors') || isIn(answers, 'New York') || isOpen(answers)

/** Whether the state wants statements of its own. */
export const hasStatements = (answers: Answers): boolean =>
  isIn(answers, 'California', 'Massachusetts', 'Nevada', 'New York', 'Texas')

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
  ['statements', hasStatements],
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
