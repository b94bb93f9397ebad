import { soundsLikeBusiness } from '../toolbox/business-words.ts'
import { readDate } from '../toolbox/dates.ts'
import { parseMoney } from '../toolbox/money.ts'
import {
  company,
  companyKindOf,
  comparableName,
  isCompanyName,
  isSurelyCompanyName,
  jointOwners,
  type Party,
  partyNamed,
} from '../toolbox/parties.ts'
import { type CompanyKind, PARTY_KINDS } from '../toolbox/party-kinds.ts'
import { countyInSentence } from '../toolbox/places.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { inSentence, oneLine } from '../toolbox/text.ts'
import { numberOf } from './answers.ts'
import type { Answers, Rule } from './template.ts'

/** Helpers that rules and derived values use to read answers by key. */

/** The answer as trimmed text; '' if there is none. */
export const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

export const hasText = (answers: Answers, key: string): boolean => textOf(answers, key) !== ''

/** Whether the answer is one of the values. */
export const isOneOf = (answers: Answers, key: string, ...values: readonly string[]): boolean =>
  values.includes(textOf(answers, key))

/** A date answer as an ISO date, including written ones ("Dec. 5, 2026"). */
export const dateOf = (answers: Answers, key: string): string | undefined =>
  readDate(textOf(answers, key))

/** An amount in cents; undefined if it isn't one. */
export const centsOf = (answers: Answers, key: string): number | undefined =>
  parseMoney(textOf(answers, key))

/** A percentage in hundredths of a percent, rounded: "33.33" as 3333. Undefined if it is not a number. */
export const hundredthsOf = (answers: Answers, key: string): number | undefined => {
  const percent = numberOf(answers[key])
  return percent === undefined ? undefined : Math.round(percent * 100)
}

/** The answer as part of a sentence, on one line and without a trailing period. */
export const phraseOf = (answers: Answers, key: string): string | undefined =>
  oneLine(textOf(answers, key), ';').replace(/[.;,\s]+$/, '') || undefined

/** A phrase for use within a sentence: an ordinary first word loses its capital. */
export const clauseOf = (answers: Answers, key: string): string | undefined => {
  const phrase = phraseOf(answers, key)
  return phrase && inSentence(phrase)
}

/** The county without the word "County", which the text adds. */
export const countyOf = (answers: Answers, key: string): string | undefined =>
  textOf(answers, key).replace(/\s+(county|parish)$/i, '') || undefined

/** The county as printed in a sentence, "Orleans Parish"; undefined if not answered. */
export const countyPhraseOf = (
  answers: Answers,
  key: string,
  state = textOf(answers, 'state'),
): string | undefined => {
  const county = countyOf(answers, key)
  return county && countyInSentence(state, county)
}

/** The state as printed in a sentence, "the District of Columbia"; undefined if none is chosen. */
export const governingState = (answers: Answers): string | undefined =>
  stateInSentence(textOf(answers, 'state')) || undefined

/**
 * The questions about one party, by key. `type` is its kind, in the words of `kinds`; `form` is the
 * kind of company if `type` only says that it is one. `usually` is for a party presumed to be a
 * company unless something indicates a person.
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

/** The stated kind of the party; undefined if left open. */
const statedKind = (answers: Answers, questions: PartyQuestions) => {
  const { type, kinds = PARTY_KINDS, form } = questions
  const kind = type === undefined ? undefined : kinds[textOf(answers, type)]
  return kind === 'company' && form ? (PARTY_KINDS[textOf(answers, form)] ?? kind) : kind
}

/** A partnership of the kind that its name says: "Bay Survey LLP". */
const exactKind = (kind: CompanyKind, name: string): CompanyKind => {
  const named = companyKindOf(name)
  return kind === 'partnership' && named?.endsWith('partnership') ? named : kind
}

/**
 * The party from the answers. Without a stated kind, a party with a signer is a company; otherwise
 * the name decides.
 */
export const partyOf = (answers: Answers, questions: PartyQuestions): Party => {
  const name = textOf(answers, questions.name)
  const read = (key: string | undefined) => (key && textOf(answers, key)) || undefined
  const kind = statedKind(answers, questions)
  const [state, signer, title] = [questions.state, questions.signer, questions.title].map(read)
  const details = { ...(state && { state }), ...(signer && { signer }), ...(title && { title }) }
  if (kind === 'person') return { is: 'person', name, stated: true }
  if (kind !== undefined)
    return { ...company(name, { kind: exactKind(kind, name), ...details }), stated: true }
  const actsForAnother = signer !== undefined && comparableName(signer) !== comparableName(name)
  const isUsual = questions.usually === 'company' && signer === undefined
  return actsForAnother || isUsual ? company(name, details) : partyNamed(name, details)
}

/**
 * Requires a person: an error for a company's name, a warning for a possible family name ("Grace
 * Company").
 */
export const needsPerson = (field: string, message: string): readonly Rule[] => [
  {
    field,
    level: 'error',
    message,
    isViolated: (answers) => isSurelyCompanyName(textOf(answers, field)),
  },
  {
    field,
    level: 'warning',
    message,
    isViolated: (answers) => {
      const name = textOf(answers, field)
      return isCompanyName(name) && !isSurelyCompanyName(name)
    },
  },
]

/** Refuses two people in one person's place: "Ann and Bo Lee". `instead` says what they do. */
export const onePerson = (questions: PartyQuestions, who: string, instead: string): Rule => ({
  field: questions.name,
  level: 'error',
  message: `Name one person as ${who}. ${instead}`,
  isViolated: (answers) => jointOwners(partyOf(answers, questions)) !== undefined,
})

/** Warns if a party stated to be a person has the name of a company or a business. */
export const companyAsPerson = (
  { name, type }: { name: string; type: string },
  person: string,
  who: string,
): Rule => ({
  field: type,
  also: [name],
  level: 'warning',
  message: `The name of ${who} looks like that of a company. If it is one, choose that here.`,
  isViolated: (answers) => {
    const party = textOf(answers, name)
    return isOneOf(answers, type, person) && (isCompanyName(party) || soundsLikeBusiness(party))
  },
})

/**
 * The reverse: a company whose name has no company ending. An error if the same person signs,
 * otherwise a warning. `companies` are the values that mean a registered company.
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
      isViolated: (answers) => isOpen(answers) && signsAlone(answers),
    },
    {
      field: name,
      also: [type],
      level: 'warning',
      message: `The name of ${who} has no ending such as LLC or Inc. Check it against the state's register.`,
      isViolated: (answers) => isOpen(answers) && !signsAlone(answers),
    },
  ]
}

/**
 * An error at the party's kind if its name sounds like a business and nothing else says whether it
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
  isViolated: (answers) =>
    !hasText(answers, type) &&
    !hasText(answers, signer) &&
    !isCompanyName(textOf(answers, name)) &&
    soundsLikeBusiness(textOf(answers, name)),
})

/** An error at `field` if it names the same party as `other`. */
export const differentParties = (field: string, other: string, message: string): Rule => ({
  field,
  also: [other],
  level: 'error',
  message,
  isViolated: (answers) =>
    hasText(answers, field) &&
    comparableName(textOf(answers, field)) === comparableName(textOf(answers, other)),
})

/** A rule that fails with the returned message, if any. */
export const ruleThatSays = (
  rule: Omit<Rule, 'message' | 'isViolated'>,
  says: (answers: Answers) => string | undefined,
): Rule => ({
  ...rule,
  message: (answers) => says(answers) ?? '',
  isViolated: (answers) => says(answers) !== undefined,
})

/**
 * Merges objects, preserving getters, so that each derived value remains traced to the answers it
 * reads.
 */
export const mergeGetters = (...parts: readonly object[]): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.assign({}, ...parts.map((part) => Object.getOwnPropertyDescriptors(part))),
  )
