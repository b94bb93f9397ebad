import { groupThousands } from '../../group-thousands.ts'
import { numberOf } from '../template/answers.ts'
import { hasText, isOneOf, needsPerson, ruleThatSays, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { daysBetween, isRealDate } from '../toolbox/dates.ts'
import { splitLines } from '../toolbox/text.ts'
import { isAddressIn, isPostOfficeBox } from './address.ts'
import {
  endingsOf,
  endsOnlyWith,
  hasEnding,
  hasRestrictedWord,
  missingPeriod,
} from './company-name.ts'
import { allShares, delawareShareTax, isWithoutPar, preferredOf } from './share-par.ts'
import { COUNTY_STATES, DIRECTOR_STATES, HOME_OFFICE_STATES } from './state-rules.ts'

const name = (answers: Answers): string => textOf(answers, 'corporationName')
const agentAddress = (answers: Answers): string => textOf(answers, 'registeredAgentAddress')
const sharesOf = (answers: Answers): number | undefined => allShares(answers)
const directorsOf = (answers: Answers): string[] => splitLines(textOf(answers, 'initialDirectors'))

/** The three checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'corporationName',
    level: 'error',
    message:
      'Corporation name must include "Corporation", "Incorporated", "Company", "Limited", or an abbreviation.',
    isViolated: (answers) => !hasEnding(name(answers)),
  },
  {
    field: 'sharesAuthorized',
    level: 'error',
    message: 'Number of authorized shares must be greater than zero.',
    isViolated: (answers) => !((sharesOf(answers) ?? 0) > 0),
  },
  {
    field: 'registeredAgentAddress',
    level: 'error',
    message: (answers) => `Registered agent address must be in ${textOf(answers, 'state')}.`,
    isViolated: (answers) =>
      hasText(answers, 'state') && !isAddressIn(agentAddress(answers), textOf(answers, 'state')),
  },
]

const naming: readonly Rule[] = [
  {
    field: 'corporationName',
    level: 'warning',
    message: (answers) => `Add the period: ${missingPeriod(name(answers))}`,
    isViolated: (answers) =>
      !hasEnding(name(answers)) && missingPeriod(name(answers)) !== undefined,
  },
  {
    field: 'corporationName',
    level: 'warning',
    message: 'The ending in your name is part of another word. Add Inc., Corp. or another ending.',
    isViolated: (answers) => hasEnding(name(answers)) && endingsOf(name(answers)).length === 0,
  },
  {
    field: 'corporationName',
    level: 'error',
    message:
      'New York does not accept Company or Co. alone. Use Inc., Corp., Ltd. or the full word.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'New York') && endsOnlyWith(name(answers), ['company', 'co.']),
  },
  {
    field: 'corporationName',
    level: 'error',
    message:
      'New York takes a name in English letters and numbers only. Please write it without accents.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'New York') && /[^\u0020-\u007e\u2018\u2019]/.test(name(answers)),
  },
  {
    field: 'corporationName',
    level: 'error',
    message:
      'Florida accepts Corporation, Incorporated, Company or Corp., Inc., Co. Please change the ending.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'Florida') && endsOnlyWith(name(answers), ['limited', 'ltd.']),
  },
]

const dollars = (amount: number): string => `$${groupThousands(String(amount))}`

const MAX_CONNECTICUT_SHARES = 20_000
const MAX_DELAWARE_SHARES = 5_000

const shares: readonly Rule[] = [
  {
    field: 'sharesAuthorized',
    level: 'error',
    message: 'Use a whole number of shares.',
    isViolated: ({ sharesAuthorized }) => !Number.isInteger(numberOf(sharesAuthorized) ?? 0),
  },
  {
    field: 'sharesAuthorized',
    level: 'warning',
    message: 'More than 20,000 shares raises the Connecticut fee.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'Connecticut') && (sharesOf(answers) ?? 0) > MAX_CONNECTICUT_SHARES,
  },
  ruleThatSays({ field: 'sharesAuthorized', level: 'warning' }, (answers) => {
    const shares = isOneOf(answers, 'state', 'Delaware') ? sharesOf(answers) : undefined
    return shares !== undefined && shares > MAX_DELAWARE_SHARES
      ? `More than 5,000 shares raises Delaware's annual franchise tax by the authorized shares method: it is about ${dollars(delawareShareTax(shares))} for this number. The assumed-par method counts what the corporation owns and starts at $400; you may choose it when you pay the tax.`
      : undefined
  }),
  {
    field: 'preferredShares',
    level: 'error',
    message: 'Enter a whole number of preferred shares, or leave it blank.',
    isViolated: (answers) => {
      const preferred = preferredOf(answers)
      return preferred < 0 || !Number.isInteger(preferred)
    },
  },
  {
    field: 'preferredShares',
    level: 'warning',
    message:
      'An S corporation may have one class of stock only. Issuing preferred shares ends its election. Have an attorney read the article before you file.',
    isViolated: (answers) => preferredOf(answers) > 0,
  },
  {
    field: 'shareType',
    level: 'error',
    message: 'Nebraska requires the par value of the shares. Give one, for example $0.01.',
    isViolated: (answers) => isOneOf(answers, 'state', 'Nebraska') && isWithoutPar(answers),
  },
  {
    field: 'shareType',
    level: 'warning',
    message: 'This form has one class of shares. See an attorney before creating preferred stock.',
    isViolated: (answers) =>
      /\bpreferred\b|\b(class|series) [a-z]\b/i.test(textOf(answers, 'shareType')),
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
    isViolated: (answers) => isPostOfficeBox(agentAddress(answers)),
  },
  {
    field: 'registeredAgentName',
    also: ['corporationName'],
    level: 'error',
    message: 'The corporation cannot be its own registered agent.',
    isViolated: (answers) =>
      hasText(answers, 'registeredAgentName') &&
      sameName(textOf(answers, 'registeredAgentName')) === sameName(name(answers)),
  },
]

const incorporator: readonly Rule[] = needsPerson(
  'incorporatorName',
  'The incorporator signs these documents in person. Please name a person.',
)

const places: readonly Rule[] = [
  {
    field: 'principalOffice',
    level: 'error',
    message: 'Use a street address for the principal office.',
    isViolated: (answers) => isPostOfficeBox(textOf(answers, 'principalOffice')),
  },
  {
    field: 'principalOffice',
    also: ['state'],
    level: 'warning',
    message: (answers) =>
      `${textOf(answers, 'state')} requires a principal office in the state. Please check the address.`,
    isViolated: (answers) =>
      isOneOf(answers, 'state', ...HOME_OFFICE_STATES) &&
      hasText(answers, 'principalOffice') &&
      !isAddressIn(textOf(answers, 'principalOffice'), textOf(answers, 'state')),
  },
  {
    field: 'officeCounty',
    also: ['state'],
    level: 'error',
    message: (answers) =>
      `Enter the county of the corporation's office. ${textOf(answers, 'state')} requires it in the charter.`,
    isViolated: (answers) =>
      isOneOf(answers, 'state', ...COUNTY_STATES) &&
      !isOneOf(answers, 'state', 'New York') &&
      !hasText(answers, 'officeCounty'),
  },
]

const MIN_DIRECTORS = 3
/** The number of signature lines in a California filing. */
const MAX_DIRECTORS = 9

const directors: readonly Rule[] = [
  {
    field: 'initialDirectors',
    level: 'error',
    message: (answers) =>
      `Please name at least one director. ${textOf(answers, 'state')} requires them in the articles.`,
    isViolated: (answers) =>
      isOneOf(answers, 'state', ...DIRECTOR_STATES) && !hasText(answers, 'initialDirectors'),
  },
  {
    field: 'initialDirectors',
    level: 'error',
    message: 'Name at most nine directors, each on a separate line.',
    isViolated: (answers) =>
      directorsOf(answers).length > MAX_DIRECTORS ||
      directorsOf(answers).some((line) => line.includes(';')),
  },
  {
    field: 'initialDirectors',
    level: 'warning',
    message: 'Massachusetts requires three directors unless there are fewer shareholders.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'Massachusetts') && directorsOf(answers).length < MIN_DIRECTORS,
  },
  {
    field: 'initialDirectors',
    level: 'warning',
    message: 'Each director named must sign the articles.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'California') && hasText(answers, 'initialDirectors'),
  },
]

const directorCount: Rule = {
  field: 'directorCount',
  also: ['initialDirectors'],
  level: 'error',
  message: (answers) =>
    `Enter a whole number from 1 to 9${directorsOf(answers).length > 1 ? ', and no fewer than the directors named' : ''}, or leave it blank.`,
  isViolated: (answers) => {
    const count = numberOf(answers.directorCount)
    return (
      hasText(answers, 'directorCount') &&
      !isOneOf(answers, 'state', 'California', 'New York') &&
      (count === undefined ||
        !Number.isInteger(count) ||
        count < Math.max(1, directorsOf(answers).length) ||
        count > MAX_DIRECTORS)
    )
  },
}

const MAX_DAYS_AHEAD = 90

const dates: readonly Rule[] = [
  {
    field: 'effectiveDate',
    also: ['incorporationDate'],
    level: 'error',
    message: 'The corporation may begin at most 90 days after the signing date, and not before it.',
    isViolated: (answers) => {
      const [begins, signed] = ['effectiveDate', 'incorporationDate'].map((key) =>
        textOf(answers, key),
      )
      if (!begins || !signed || !isRealDate(begins) || !isRealDate(signed)) return false
      const days = daysBetween(signed, begins)
      return days < 0 || days > MAX_DAYS_AHEAD
    },
  },
  {
    field: 'notaryCommissionExpiry',
    also: ['incorporationDate'],
    level: 'error',
    message: "The notary's commission must be current on the signing date.",
    isViolated: (answers) =>
      hasText(answers, 'notaryCommissionExpiry') &&
      textOf(answers, 'notaryCommissionExpiry') < textOf(answers, 'incorporationDate'),
  },
  {
    field: 'incorporationDate',
    level: 'warning',
    message: 'Check the date. Most states allow only a short delay.',
    isViolated: (answers, { today }) =>
      isRealDate(textOf(answers, 'incorporationDate')) &&
      daysBetween(today, textOf(answers, 'incorporationDate')) > MAX_DAYS_AHEAD,
  },
  {
    field: 'corporationName',
    level: 'warning',
    message: 'This word may need state approval in the name.',
    isViolated: (answers) => hasRestrictedWord(name(answers)),
  },
]

const openSeats: Rule = {
  field: 'directorCount',
  also: ['initialDirectors'],
  level: 'warning',
  message:
    'You named fewer first directors than this number. The other seats stay empty until they are filled.',
  isViolated: (answers) => {
    const named = directorsOf(answers).length
    return named > 0 && (numberOf(answers.directorCount) ?? 0) > named
  },
}

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...naming,
  ...shares,
  ...agent,
  ...incorporator,
  ...places,
  ...directors,
  directorCount,
  openSeats,
  ...dates,
]
