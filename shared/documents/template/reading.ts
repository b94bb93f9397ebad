import { readDate } from '../toolbox/dates.ts'
import { parseMoney } from '../toolbox/money.ts'
import {
  type CompanyKind,
  company,
  comparableName,
  type Party,
  partyNamed,
} from '../toolbox/parties.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { oneLine } from '../toolbox/text.ts'
import { numberOf } from './answers.ts'
import type { Answers, Rule } from './template.ts'

/** How rules and derived values read one answer by its key. */

/** The answer as text without spaces around it; '' when there is none. */
export const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

export const hasText = (answers: Answers, key: string): boolean => textOf(answers, key) !== ''

/** Whether the answer is one of the values. */
export const isOneOf = (answers: Answers, key: string, ...values: readonly string[]): boolean =>
  values.includes(textOf(answers, key))

/** An answer that is a date, also one written out ("Dec. 5, 2026"), as an ISO date. */
export const dateOf = (answers: Answers, key: string): string | undefined =>
  readDate(textOf(answers, key))

/** An amount of money in cents; undefined for what is no amount. */
export const centsOf = (answers: Answers, key: string): number | undefined =>
  parseMoney(textOf(answers, key))

/** A percentage in hundredths of a percent, rounded: "33.33" as 3333. Undefined for what is no number. */
export const hundredthsOf = (answers: Answers, key: string): number | undefined => {
  const percent = numberOf(answers[key])
  return percent === undefined ? undefined : Math.round(percent * 100)
}

/** The answer as part of a sentence, on one line and without a full stop of its own. */
export const phraseOf = (answers: Answers, key: string): string | undefined =>
  oneLine(textOf(answers, key), ';').replace(/[.;,\s]+$/, '') || undefined

/** The county without the word itself, "Hartford County" as "Hartford": the text adds it. */
export const countyOf = (answers: Answers, key: string): string | undefined =>
  textOf(answers, key).replace(/\s+(county|parish)$/i, '') || undefined

/** The state as it stands in a sentence, "the District of Columbia"; undefined while none is chosen. */
export const governingState = (answers: Answers): string | undefined =>
  stateInSentence(textOf(answers, 'state')) || undefined

/** The questions about one party, by key. `kinds` says what the answer of `type` makes of it. */
type PartyQuestions = {
  name: string
  type?: string
  kinds?: Readonly<Record<string, CompanyKind | 'person'>>
  state?: string
  signer?: string
  title?: string
}

/** The party that the answers describe; without a question for its kind, its name tells. */
export const partyOf = (answers: Answers, questions: PartyQuestions): Party => {
  const name = textOf(answers, questions.name)
  const read = (key: string | undefined) => (key && textOf(answers, key)) || undefined
  const answer = read(questions.type)
  const kind = answer === undefined ? undefined : questions.kinds?.[answer]
  const [state, signer, title] = [questions.state, questions.signer, questions.title].map(read)
  const details = { ...(state && { state }), ...(signer && { signer }), ...(title && { title }) }
  if (kind === 'person') return { is: 'person', name }
  if (kind !== undefined) return company(name, { kind, ...details })
  return partyNamed(name, details)
}

/** An error at `field` when it names the party that `other` names. */
export const differentParties = (field: string, other: string, message: string): Rule => ({
  field,
  also: [other],
  level: 'error',
  message,
  broken: (answers) =>
    hasText(answers, field) &&
    comparableName(textOf(answers, field)) === comparableName(textOf(answers, other)),
})

/** A rule that is broken while there is something to say, which is its message. */
export const ruleThatSays = (
  rule: Omit<Rule, 'message' | 'broken'>,
  says: (answers: Answers) => string | undefined,
): Rule => ({
  ...rule,
  message: (answers) => says(answers) ?? '',
  broken: (answers) => says(answers) !== undefined,
})

/**
 * One object with the properties of all. Getters stay getters, so that each derived value remains
 * traced to the answers it reads.
 */
export const mergeGetters = (...parts: readonly object[]): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.assign({}, ...parts.map((part) => Object.getOwnPropertyDescriptors(part))),
  )
