import { soundsLikeBusiness } from '../toolbox/business-words.ts'
import { readDate } from '../toolbox/dates.ts'
import { parseMoney } from '../toolbox/money.ts'
import {
  type CompanyKind,
  company,
  comparableName,
  isCompanyName,
  isSurelyCompanyName,
  PARTY_KINDS,
  type Party,
  partyNamed,
} from '../toolbox/parties.ts'
import { countyInSentence, stateInSentence } from '../toolbox/states.ts'
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

/** The county as it stands in a sentence, "Orleans Parish"; undefined while none is given. */
export const countyPhraseOf = (
  answers: Answers,
  key: string,
  state = textOf(answers, 'state'),
): string | undefined => {
  const county = countyOf(answers, key)
  return county && countyInSentence(state, county)
}

/** The state as it stands in a sentence, "the District of Columbia"; undefined while none is chosen. */
export const governingState = (answers: Answers): string | undefined =>
  stateInSentence(textOf(answers, 'state')) || undefined

/**
 * The questions about one party, by key. `type` says what it is, in the words of `kinds`; `form` which
 * kind of company, where `type` says only that it is one. `usually` is for a party that is taken for a
 * company as long as nothing speaks for a person.
 */
export type PartyQuestions = {
  name: string
  type?: string
  kinds?: Readonly<Record<string, CompanyKind | 'person'>>
  form?: string
  state?: string
  signer?: string
  title?: string
  usually?: 'company'
}

/** What the answers say the party is; undefined when the question was left open. */
const statedKind = (answers: Answers, questions: PartyQuestions) => {
  const { type, kinds = PARTY_KINDS, form } = questions
  const kind = type === undefined ? undefined : kinds[textOf(answers, type)]
  return kind === 'company' && form ? (PARTY_KINDS[textOf(answers, form)] ?? kind) : kind
}

/**
 * The party that the answers describe. Without an answer about its kind, a party with a signer
 * is a company; otherwise the name decides.
 */
export const partyOf = (answers: Answers, questions: PartyQuestions): Party => {
  const name = textOf(answers, questions.name)
  const read = (key: string | undefined) => (key && textOf(answers, key)) || undefined
  const kind = statedKind(answers, questions)
  const [state, signer, title] = [questions.state, questions.signer, questions.title].map(read)
  const details = { ...(state && { state }), ...(signer && { signer }), ...(title && { title }) }
  if (kind === 'person') return { is: 'person', name, stated: true }
  if (kind !== undefined) return { ...company(name, { kind, ...details }), stated: true }
  const actsForAnother = signer !== undefined && comparableName(signer) !== comparableName(name)
  const isUsual = questions.usually === 'company' && signer === undefined
  return actsForAnother || isUsual ? company(name, details) : partyNamed(name, details)
}

/**
 * Only a person may stand here: an error for a company's name, a warning for one that may be a
 * family name ("Grace Company").
 */
export const needsPerson = (field: string, message: string): readonly Rule[] => [
  {
    field,
    level: 'error',
    message,
    broken: (answers) => isSurelyCompanyName(textOf(answers, field)),
  },
  {
    field,
    level: 'warning',
    message,
    broken: (answers) => {
      const name = textOf(answers, field)
      return isCompanyName(name) && !isSurelyCompanyName(name)
    },
  },
]

/** A warning at the question that makes a person of a party whose name is a company's. */
export const companyAsPerson = (
  { name, type }: { name: string; type: string },
  person: string,
  who: string,
): Rule => ({
  field: type,
  also: [name],
  level: 'warning',
  message: `The name of ${who} looks like that of a company. If it is one, choose that here.`,
  broken: (answers) => isOneOf(answers, type, person) && isCompanyName(textOf(answers, name)),
})

/**
 * The reverse: a kind of company is chosen for a name without a company's ending. An error where the same person
 * signs, a warning elsewhere. `companies` are the values of the question that mean a registered company.
 */
export const personAsCompany = (
  { name, type, signer }: { name: string; type: string; signer: string },
  companies: readonly string[],
  who: string,
): readonly Rule[] => {
  const isOpen = (answers: Answers): boolean =>
    isOneOf(answers, type, ...companies) &&
    hasText(answers, name) &&
    !isCompanyName(textOf(answers, name))
  const signsAlone = (answers: Answers): boolean =>
    comparableName(textOf(answers, signer)) === comparableName(textOf(answers, name))
  return [
    {
      field: name,
      also: [type, signer],
      level: 'error',
      message: `The name of ${who} is that of the person who signs. Enter the registered name with its ending, such as LLC or Inc., or choose that ${who} is a person.`,
      broken: (answers) => isOpen(answers) && signsAlone(answers),
    },
    {
      field: name,
      also: [type],
      level: 'warning',
      message: `The name of ${who} has no ending such as LLC or Inc. Check it against the state's register.`,
      broken: (answers) => isOpen(answers) && !signsAlone(answers),
    },
  ]
}

/**
 * An error at the question what a party is while its name speaks for a business and nothing else says whether it
 * signs as one.
 */
export const asksKind = (
  { name, type, signer }: { name: string; type: string; signer: string },
  who: string,
): Rule => ({
  field: type,
  also: [name],
  level: 'error',
  message: `The name of ${who} sounds like a business. Please say here whether ${who} is a person or a company.`,
  broken: (answers) =>
    !hasText(answers, type) &&
    !hasText(answers, signer) &&
    !isCompanyName(textOf(answers, name)) &&
    soundsLikeBusiness(textOf(answers, name)),
})

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
