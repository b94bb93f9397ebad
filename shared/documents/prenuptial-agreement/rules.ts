import { dateOf, hasText, isOneOf, needsPerson, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { daysBetween } from '../toolbox/dates.ts'
import { splitLines } from '../toolbox/text.ts'
import { premaritalLawOf } from './state-law.ts'
import { formulaRules } from './support.ts'
import { warnings, warnOfWords } from './warnings.ts'

/** A rule for the choice of "our own rule", which needs its words in another field. */
const needsOwnWords = (choice: string, field: string, message: string): Rule => ({
  field,
  level: 'error',
  message,
  isViolated: (answers) =>
    isOneOf(answers, choice, 'custom') &&
    !hasText(answers, field) &&
    (field !== 'customAlimony' || !hasText(answers, 'supportPercent')),
})

/** The five checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  needsOwnWords(
    'maritalPropertyDivision',
    'customPropertyDivision',
    'Please provide details for your custom property division arrangement.',
  ),
  needsOwnWords(
    'alimonyWaiver',
    'customAlimony',
    'Please provide details for your custom alimony arrangement.',
  ),
  needsOwnWords(
    'debtLiability',
    'customDebtArrangement',
    'Please provide details for your custom debt arrangement.',
  ),
  needsOwnWords(
    'inheritanceProvision',
    'customInheritance',
    'Please provide details for your custom inheritance arrangement.',
  ),
  needsOwnWords(
    'deathProvision',
    'customDeathProvision',
    'Please provide details for your custom death provisions.',
  ),
]

const normalizeName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')

const isSame = (answers: Answers, one: string, other: string): boolean =>
  hasText(answers, one) &&
  normalizeName(textOf(answers, one)) === normalizeName(textOf(answers, other))

const needsFullName = (field: string): Rule => ({
  field,
  level: 'error',
  message: 'Please enter the full legal name (first and last).',
  isViolated: (answers) => hasText(answers, field) && !/\s/.test(textOf(answers, field)),
})

const NO_COMPANY =
  'A prenuptial agreement is between two people. Please enter the name of a person.'

const people: readonly Rule[] = [
  {
    field: 'party2Name',
    also: ['party1Name'],
    level: 'error',
    message: 'The two people must be different.',
    isViolated: (answers) => isSame(answers, 'party1Name', 'party2Name'),
  },
  needsFullName('party1Name'),
  needsFullName('party2Name'),
  ...needsPerson('party1Name', NO_COMPANY),
  ...needsPerson('party2Name', NO_COMPANY),
]

const listsNothing = (answers: Answers, key: string): boolean =>
  splitLines(textOf(answers, key)).every((line) => /^none\.?$/i.test(line))

const separateProperty: readonly Rule[] = [
  {
    field: 'party1SeparateProperty',
    also: ['party2SeparateProperty'],
    level: 'error',
    message:
      'Please list at least one item of separate property, or choose "Everything stays separate".',
    isViolated: (answers) =>
      isOneOf(answers, 'separatePropertyOption', 'specific-separate') &&
      listsNothing(answers, 'party1SeparateProperty') &&
      listsNothing(answers, 'party2SeparateProperty'),
  },
]

/** Calendar days that California requires between the final version and signing (Fam. Code § 1615). */
const CALIFORNIA_DAYS = 7

const daysToRead = (answers: Answers): number | undefined => {
  const [final, signed] = [dateOf(answers, 'finalDraftDate'), dateOf(answers, 'agreementDate')]
  return final !== undefined && signed !== undefined ? daysBetween(final, signed) : undefined
}

const isCalifornian = (answers: Answers): boolean => isOneOf(answers, 'state', 'California')

const dates: readonly Rule[] = [
  {
    field: 'marriageDate',
    level: 'error',
    message: 'Please enter a valid date.',
    isViolated: (answers) =>
      hasText(answers, 'marriageDate') && dateOf(answers, 'marriageDate') === undefined,
  },
  {
    field: 'marriageDate',
    level: 'error',
    message:
      'A prenuptial agreement must be signed before the wedding. If you are married, a postnuptial agreement is needed.',
    isViolated: (answers, { today }) => (dateOf(answers, 'marriageDate') ?? today) < today,
  },
  {
    field: 'agreementDate',
    also: ['marriageDate'],
    level: 'error',
    message: 'The agreement must be signed before the wedding.',
    isViolated: (answers) => {
      const [signed, wedding] = [dateOf(answers, 'agreementDate'), dateOf(answers, 'marriageDate')]
      return signed !== undefined && wedding !== undefined && signed >= wedding
    },
  },
  {
    field: 'finalDraftDate',
    also: ['agreementDate'],
    level: 'error',
    message: 'The final version must be ready before you sign.',
    isViolated: (answers) => (daysToRead(answers) ?? 0) < 0,
  },
  {
    field: 'agreementDate',
    also: ['finalDraftDate'],
    level: 'error',
    message: 'California needs at least 7 days between the final version and signing.',
    isViolated: (answers) =>
      isCalifornian(answers) && (daysToRead(answers) ?? CALIFORNIA_DAYS) < CALIFORNIA_DAYS,
  },
  {
    field: 'agreementDate',
    also: ['finalDraftDate'],
    level: 'warning',
    message:
      'We suggest at least 7 days between the final version and signing. Courts look at how much time each person had.',
    isViolated: (answers) => {
      const days = daysToRead(answers) ?? CALIFORNIA_DAYS
      return !isCalifornian(answers) && days >= 0 && days < CALIFORNIA_DAYS
    },
  },
]

/** States whose law does not let a couple give up spousal support in advance. */
const keepsSupport = (answers: Answers): boolean =>
  premaritalLawOf(textOf(answers, 'state'))?.keepsSupport === true

const needsAssets = (field: string): Rule => ({
  field,
  level: 'error',
  message:
    'New Jersey requires a statement of assets to be attached when you sign. List the assets, or write "None".',
  isViolated: (answers) => isOneOf(answers, 'state', 'New Jersey') && !hasText(answers, field),
})

const stateLaw: readonly Rule[] = [
  {
    field: 'alimonyWaiver',
    also: ['state'],
    level: 'error',
    message: (answers) =>
      `The law of ${textOf(answers, 'state')} does not let you give up spousal support in advance. Choose "Nothing changed", or your own terms that give no less than the law does.`,
    isViolated: (answers) =>
      isOneOf(answers, 'alimonyWaiver', 'both-waive', 'party1-waives', 'party2-waives') &&
      keepsSupport(answers),
  },
  needsAssets('party1Assets'),
  needsAssets('party2Assets'),
]

const isSunset = (years: string): boolean => {
  const count = Number(years)
  return Number.isInteger(count) && count >= 0 && count <= 50
}

const extras: readonly Rule[] = [
  {
    field: 'sunsetYears',
    level: 'error',
    message: 'Please enter a number of years between 1 and 50, or leave blank.',
    isViolated: (answers) =>
      hasText(answers, 'sunsetYears') && !isSunset(textOf(answers, 'sunsetYears')),
  },
  {
    field: 'party2Counsel',
    also: ['party1Counsel'],
    level: 'error',
    message: 'Each person must have a different lawyer.',
    isViolated: (answers) => isSame(answers, 'party1Counsel', 'party2Counsel'),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...people,
  ...separateProperty,
  ...dates,
  ...stateLaw,
  ...extras,
  ...formulaRules,
  ...warnOfWords(
    'error',
    /child[\s-]+support/i,
    'A prenuptial agreement cannot decide child support. Please remove this.',
  ),
  ...warnings,
]
