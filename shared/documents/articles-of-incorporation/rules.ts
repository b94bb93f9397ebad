import { numberOf } from '../answers.ts'
import { daysBetween } from '../calendar.ts'
import { isRealDate } from '../dates.ts'
import type { Answers, Rule } from '../template.ts'
import { splitLines } from '../text.ts'
import { isAddressIn, isPostOfficeBox, zipSaysOtherState } from './address.ts'
import {
  endingsOf,
  endsOnlyWith,
  hasEnding,
  hasRestrictedWord,
  missingPeriod,
} from './company-name.ts'

const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''
const isIn = (answers: Answers, ...states: string[]): boolean =>
  states.includes(text(answers, 'state'))

const name = (answers: Answers): string => text(answers, 'corporationName')
const agentAddress = (answers: Answers): string => text(answers, 'registeredAgentAddress')
const sharesOf = (answers: Answers): number | undefined => numberOf(answers.sharesAuthorized)
const directorsOf = (answers: Answers): string[] => splitLines(text(answers, 'initialDirectors'))

/** The three checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'corporationName',
    level: 'error',
    message:
      'Corporation name must include "Corporation", "Incorporated", "Company", "Limited", or an abbreviation.',
    broken: (answers) => !hasEnding(name(answers)),
  },
  {
    field: 'sharesAuthorized',
    level: 'error',
    message: 'Number of authorized shares must be greater than zero.',
    broken: (answers) => !((sharesOf(answers) ?? 0) > 0),
  },
  {
    field: 'registeredAgentAddress',
    level: 'error',
    message: (answers) => `Registered agent address must be in ${text(answers, 'state')}.`,
    broken: (answers) =>
      has(answers, 'state') && !isAddressIn(agentAddress(answers), text(answers, 'state')),
  },
]

const naming: readonly Rule[] = [
  {
    field: 'corporationName',
    level: 'warning',
    message: (answers) => `Add the period: ${missingPeriod(name(answers))}`,
    broken: (answers) => !hasEnding(name(answers)) && missingPeriod(name(answers)) !== undefined,
  },
  {
    field: 'corporationName',
    level: 'warning',
    message: 'The ending in your name is part of another word. Add Inc., Corp. or another ending.',
    broken: (answers) => hasEnding(name(answers)) && endingsOf(name(answers)).length === 0,
  },
  {
    field: 'corporationName',
    level: 'error',
    message:
      'New York does not accept Company or Co. alone. Use Inc., Corp., Ltd. or the full word.',
    broken: (answers) =>
      isIn(answers, 'New York') && endsOnlyWith(name(answers), ['company', 'co.']),
  },
  {
    field: 'corporationName',
    level: 'error',
    message:
      'Florida accepts Corporation, Incorporated, Company or Corp., Inc., Co. Please change the ending.',
    broken: (answers) =>
      isIn(answers, 'Florida') && endsOnlyWith(name(answers), ['limited', 'ltd.']),
  },
]

const MOST_CONNECTICUT_SHARES = 20_000
const MOST_DELAWARE_SHARES = 5_000

const shares: readonly Rule[] = [
  {
    field: 'sharesAuthorized',
    level: 'error',
    message: 'Use a whole number of shares.',
    broken: (answers) => !Number.isInteger(sharesOf(answers) ?? 0),
  },
  {
    field: 'sharesAuthorized',
    level: 'warning',
    message: 'More than 20,000 shares raises the Connecticut fee.',
    broken: (answers) =>
      isIn(answers, 'Connecticut') && (sharesOf(answers) ?? 0) > MOST_CONNECTICUT_SHARES,
  },
  {
    field: 'sharesAuthorized',
    level: 'warning',
    message: "More than 5,000 shares raises Delaware's yearly tax by the share method.",
    broken: (answers) =>
      isIn(answers, 'Delaware') && (sharesOf(answers) ?? 0) > MOST_DELAWARE_SHARES,
  },
  {
    field: 'shareType',
    level: 'warning',
    message: 'This form has one class of shares. See a lawyer before creating preferred stock.',
    broken: (answers) => /\bpreferred\b|\bclass b\b/i.test(text(answers, 'shareType')),
  },
]

const sameName = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()

const agent: readonly Rule[] = [
  {
    field: 'registeredAgentAddress',
    level: 'error',
    message: 'Use a street address for the registered agent.',
    broken: (answers) => isPostOfficeBox(agentAddress(answers)),
  },
  {
    field: 'registeredAgentName',
    also: ['corporationName'],
    level: 'error',
    message: 'The corporation cannot be its own registered agent.',
    broken: (answers) =>
      has(answers, 'registeredAgentName') &&
      sameName(text(answers, 'registeredAgentName')) === sameName(name(answers)),
  },
  {
    field: 'registeredAgentAddress',
    also: ['state'],
    level: 'warning',
    message: "The agent's address looks like another state. Please check.",
    broken: (answers) =>
      has(answers, 'state') && zipSaysOtherState(agentAddress(answers), text(answers, 'state')),
  },
]

const FEW_DIRECTORS = 3
/** As many as have a place to sign in a California filing. */
const MOST_DIRECTORS = 9

const directors: readonly Rule[] = [
  {
    field: 'initialDirectors',
    level: 'error',
    message: (answers) =>
      `Please name at least one director. ${text(answers, 'state')} asks for them in the articles.`,
    broken: (answers) =>
      isIn(answers, 'Texas', 'Massachusetts', 'Nevada') && !has(answers, 'initialDirectors'),
  },
  {
    field: 'initialDirectors',
    level: 'error',
    message: 'Name at most nine directors, one per line.',
    broken: (answers) => directorsOf(answers).length > MOST_DIRECTORS,
  },
  {
    field: 'initialDirectors',
    level: 'warning',
    message: 'Massachusetts asks for three directors unless there are fewer shareholders.',
    broken: (answers) =>
      isIn(answers, 'Massachusetts') && directorsOf(answers).length < FEW_DIRECTORS,
  },
  {
    field: 'initialDirectors',
    level: 'warning',
    message: 'Each director named must sign the articles.',
    broken: (answers) => isIn(answers, 'California') && has(answers, 'initialDirectors'),
  },
]

const MOST_DAYS_AHEAD = 90

const dates: readonly Rule[] = [
  {
    field: 'notaryCommissionExpiry',
    also: ['incorporationDate'],
    level: 'error',
    message: "The notary's commission must be current on the signing date.",
    broken: (answers) =>
      has(answers, 'notaryCommissionExpiry') &&
      text(answers, 'notaryCommissionExpiry') < text(answers, 'incorporationDate'),
  },
  {
    field: 'incorporationDate',
    level: 'warning',
    message: 'Check the date. Most states allow only a short delay.',
    broken: (answers, { today }) =>
      isRealDate(text(answers, 'incorporationDate')) &&
      daysBetween(today, text(answers, 'incorporationDate')) > MOST_DAYS_AHEAD,
  },
  {
    field: 'corporationName',
    level: 'warning',
    message: 'This word may need state approval in the name.',
    broken: (answers) => hasRestrictedWord(name(answers)),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...naming,
  ...shares,
  ...agent,
  ...directors,
  ...dates,
]
