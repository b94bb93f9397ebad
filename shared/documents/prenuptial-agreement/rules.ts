import { daysBetween } from '../calendar.ts'
import type { Answers, Rule } from '../template.ts'
import { splitLines } from '../text.ts'
import { chose, dateOf, has, ownWords, text } from './reading.ts'
import { warnings } from './warnings.ts'

/** A choice of "our own rule" without the words of it. */
const needsOwnWords = (choice: string, field: string, message: string): Rule => ({
  field,
  level: 'error',
  message,
  broken: (answers) => chose(answers, choice, 'custom') && !has(answers, field),
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

const alike = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')

const isSame = (answers: Answers, one: string, other: string): boolean =>
  has(answers, one) && alike(text(answers, one)) === alike(text(answers, other))

const needsFullName = (field: string): Rule => ({
  field,
  level: 'error',
  message: 'Please enter the full legal name (first and last).',
  broken: (answers) => has(answers, field) && !/\s/.test(text(answers, field)),
})

const people: readonly Rule[] = [
  {
    field: 'party2Name',
    also: ['party1Name'],
    level: 'error',
    message: 'The two people must be different.',
    broken: (answers) => isSame(answers, 'party1Name', 'party2Name'),
  },
  needsFullName('party1Name'),
  needsFullName('party2Name'),
]

const listsNothing = (answers: Answers, key: string): boolean =>
  splitLines(text(answers, key)).every((line) => /^none\.?$/i.test(line))

const separateProperty: readonly Rule[] = [
  {
    field: 'party1SeparateProperty',
    also: ['party2SeparateProperty'],
    level: 'error',
    message:
      'Please list at least one item of separate property, or choose "Everything stays separate".',
    broken: (answers) =>
      chose(answers, 'separatePropertyOption', 'specific-separate') &&
      listsNothing(answers, 'party1SeparateProperty') &&
      listsNothing(answers, 'party2SeparateProperty'),
  },
]

/** Calendar days that California wants between the final version and signing (Fam. Code § 1615). */
const CALIFORNIA_DAYS = 7

const daysToRead = (answers: Answers): number | undefined => {
  const [final, signed] = [dateOf(answers, 'finalDraftDate'), dateOf(answers, 'agreementDate')]
  return final !== undefined && signed !== undefined ? daysBetween(final, signed) : undefined
}

const isCalifornian = (answers: Answers): boolean => chose(answers, 'state', 'California')

const dates: readonly Rule[] = [
  {
    field: 'marriageDate',
    level: 'error',
    message: 'Please enter a valid date.',
    broken: (answers) =>
      has(answers, 'marriageDate') && dateOf(answers, 'marriageDate') === undefined,
  },
  {
    field: 'marriageDate',
    level: 'error',
    message:
      'A prenuptial agreement must be signed before the wedding. If you are married, a postnuptial agreement is needed.',
    broken: (answers, { today }) => (dateOf(answers, 'marriageDate') ?? today) < today,
  },
  {
    field: 'agreementDate',
    also: ['marriageDate'],
    level: 'error',
    message: 'The agreement must be signed before the wedding.',
    broken: (answers) => {
      const [signed, wedding] = [dateOf(answers, 'agreementDate'), dateOf(answers, 'marriageDate')]
      return signed !== undefined && wedding !== undefined && signed >= wedding
    },
  },
  {
    field: 'finalDraftDate',
    also: ['agreementDate'],
    level: 'error',
    message: 'The final version must be ready before you sign.',
    broken: (answers) => (daysToRead(answers) ?? 0) < 0,
  },
  {
    field: 'agreementDate',
    also: ['finalDraftDate'],
    level: 'error',
    message: 'California needs at least 7 days between the final version and signing.',
    broken: (answers) =>
      isCalifornian(answers) && (daysToRead(answers) ?? CALIFORNIA_DAYS) < CALIFORNIA_DAYS,
  },
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
    broken: (answers) => has(answers, 'sunsetYears') && !isSunset(text(answers, 'sunsetYears')),
  },
  {
    field: 'party2Counsel',
    also: ['party1Counsel'],
    level: 'error',
    message: 'Each person must have a different lawyer.',
    broken: (answers) => isSame(answers, 'party1Counsel', 'party2Counsel'),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...people,
  ...separateProperty,
  ...dates,
  ...extras,
  ...ownWords(
    'error',
    /child[\s-]+support/i,
    'A prenuptial agreement cannot decide child support. Please remove this.',
  ),
  ...warnings,
]
