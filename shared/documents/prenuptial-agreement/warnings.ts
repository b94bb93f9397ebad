import { dateOf, hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { daysBetween } from '../toolbox/dates.ts'
import { communityRules } from './community.ts'
import { premaritalLawOf } from './state-law.ts'

const OWN_WORDS = [
  'customPropertyDivision',
  'customDebtArrangement',
  'customInheritance',
  'customAlimony',
  'customDeathProvision',
  'additionalProvisions',
]

/** One check for each field in which the couple may write their own terms. */
export const warnOfWords = (
  level: Rule['level'],
  words: RegExp,
  message: string,
): readonly Rule[] =>
  OWN_WORDS.map((field) => ({
    field,
    level,
    message,
    isViolated: (answers) => words.test(textOf(answers, field)),
  }))

/** The number of days that we advise; no statute requires one. */
const ADVISED_DAYS = 30

const isCalifornian = (answers: Answers): boolean => isOneOf(answers, 'state', 'California')

const warnIfMissing = (
  field: string,
  message: string,
  when: (answers: Answers) => boolean,
): Rule => ({
  field,
  level: 'warning',
  message,
  isViolated: (answers) => when(answers) && !hasText(answers, field),
})

const always = () => true
const isInConnecticut = (answers: Answers): boolean => isOneOf(answers, 'state', 'Connecticut')

const DISCLOSE =
  'Courts expect each person to disclose assets, debts and income. Write "None" where true.'
const DISCLOSE_INCOME = 'Connecticut law looks at disclosure of income too.'
const WRITE_DATES =
  'Write in both dates before signing: California needs at least 7 days between them.'

/** Days from signing, or from today while no day is answered, to the wedding. */
export const daysBeforeWedding = (answers: Answers, today?: string): number | undefined => {
  const [wedding, signed] = [
    dateOf(answers, 'marriageDate'),
    dateOf(answers, 'agreementDate') ?? today,
  ]
  return wedding === undefined || signed === undefined ? undefined : daysBetween(signed, wedding)
}

const disclosure: readonly Rule[] = [
  {
    field: 'marriageDate',
    also: ['agreementDate'],
    level: 'warning',
    message:
      'We suggest signing at least 30 days before the wedding. Courts look at how much time each person had.',
    isViolated: (answers, { today }) => {
      const wedding = dateOf(answers, 'marriageDate')
      const signed = dateOf(answers, 'agreementDate') ?? today
      return wedding !== undefined && daysBetween(signed, wedding) < ADVISED_DAYS
    },
  },
  {
    field: 'agreementDate',
    also: ['marriageDate', 'state'],
    level: 'warning',
    message:
      'Minnesota presumes an agreement to be enforceable only if it is signed at least seven days before the wedding.',
    isViolated: (answers, { today }) =>
      isOneOf(answers, 'state', 'Minnesota') && (daysBeforeWedding(answers, today) ?? 7) < 7,
  },
  warnIfMissing('party1Assets', DISCLOSE, always),
  warnIfMissing('party1Debts', DISCLOSE, always),
  warnIfMissing('party2Assets', DISCLOSE, always),
  warnIfMissing('party2Debts', DISCLOSE, always),
  warnIfMissing('party1Income', DISCLOSE_INCOME, isInConnecticut),
  warnIfMissing('party2Income', DISCLOSE_INCOME, isInConnecticut),
  warnIfMissing('finalDraftDate', WRITE_DATES, isCalifornian),
  warnIfMissing('agreementDate', WRITE_DATES, isCalifornian),
]

/** Whether the support rule limits the rights of someone who names no lawyer. */
const limitsSomeoneAlone = (answers: Answers): boolean => {
  const limitsUnadvised = (limits: readonly string[], counsel: string) =>
    isOneOf(answers, 'alimonyWaiver', ...limits) && !hasText(answers, counsel)
  return (
    limitsUnadvised(['both-waive', 'custom', 'party1-waives'], 'party1Counsel') ||
    limitsUnadvised(['both-waive', 'custom', 'party2-waives'], 'party2Counsel')
  )
}

const PEOPLE =
  /\b(party|parties|spouses?|each|both|husband|wife|survivor|recipient|payer|we|he|she)\b/

/** Whether the couple's own text has an amount but no person who owes it. */
const namesNoPayer = (answers: Answers, field: string): boolean => {
  const words = textOf(answers, field).toLowerCase()
  const known = new Set(words.split(/[^\p{L}\p{M}'’-]+/u))
  const names = ['party1Name', 'party2Name'].flatMap((key) =>
    textOf(answers, key).toLowerCase().split(/\s+/),
  )
  const isNamed = PEOPLE.test(words) || names.some((name) => name.length > 1 && known.has(name))
  return /\$\s*\d/.test(words) && !isNamed
}

const payers: readonly Rule[] = ['customAlimony', 'customDeathProvision'].map((field) => ({
  field,
  level: 'warning',
  message:
    'Say who pays and who receives it, for example "Ann pays Bo $1,000 a month for 24 months".',
  isViolated: (answers) => namesNoPayer(answers, field),
}))

const LIMITED_SUPPORT = ['both-waive', 'party1-waives', 'party2-waives', 'custom']
const OWN_LAWYER = 'Each person should have their own lawyer. A waiver page will be added.'

const counsel: readonly Rule[] = [
  {
    field: 'alimonyWaiver',
    level: 'warning',
    message:
      'In California a limit on spousal support does not bind someone who had no lawyer when signing. Name a lawyer or choose "Nothing changed".',
    isViolated: (answers) => isCalifornian(answers) && limitsSomeoneAlone(answers),
  },
  warnIfMissing('party1Counsel', OWN_LAWYER, always),
  warnIfMissing('party2Counsel', OWN_LAWYER, always),
  {
    field: 'alimonyWaiver',
    level: 'warning',
    message: 'New York requires the figures each person gives up. A worksheet will be added.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'New York') &&
      isOneOf(answers, 'alimonyWaiver', ...LIMITED_SUPPORT),
  },
]

const sharesOwnProperty = (answers: Answers): boolean =>
  isOneOf(answers, 'inheritanceProvision', 'marital') ||
  isOneOf(answers, 'separatePropertyOption', 'specific-separate')

const property: readonly Rule[] = [
  {
    field: 'customAlimony',
    also: ['state'],
    level: 'warning',
    message:
      'In this state the terms may not give less support than the law. A court will not follow terms that do.',
    isViolated: (answers) =>
      isOneOf(answers, 'alimonyWaiver', 'custom') &&
      premaritalLawOf(textOf(answers, 'state'))?.keepsSupport === true,
  },
  {
    field: 'maritalPropertyDivision',
    also: ['separatePropertyOption'],
    level: 'warning',
    message:
      'With these two choices, what you own now and do not list still stays with the person whose name is on it.',
    isViolated: (answers) =>
      isOneOf(answers, 'maritalPropertyDivision', 'title-holder') &&
      isOneOf(answers, 'separatePropertyOption', 'specific-separate'),
  },
  {
    field: 'equalizingAmount',
    level: 'warning',
    message:
      'A sum that is owed only if the marriage ends can look like a reward for ending it. Ask both lawyers whether it will hold.',
    isViolated: (answers) =>
      hasText(answers, 'equalizingPayer') && hasText(answers, 'equalizingAmount'),
  },
  {
    field: 'equalizingPayer',
    also: ['maritalPropertyDivision'],
    level: 'warning',
    message:
      'You divide equally already, so the equalizing payment is added to an equal share. Leave it out if you mean half each.',
    isViolated: (answers) =>
      isOneOf(answers, 'maritalPropertyDivision', 'equal-split') &&
      hasText(answers, 'equalizingPayer'),
  },
  {
    field: 'inheritanceProvision',
    also: ['separatePropertyOption'],
    level: 'warning',
    message:
      'Texas has its own rules for turning what one of you owns into community property. Your agreement shares the value only, and converts nothing. See a Texas lawyer if you want more.',
    isViolated: (answers) => isOneOf(answers, 'state', 'Texas') && sharesOwnProperty(answers),
  },
]

const fairness: readonly Rule[] = [
  {
    field: 'deathProvision',
    level: 'warning',
    message:
      'Also update wills and beneficiary forms. Retirement plans need a form signed after the wedding.',
    isViolated: (answers) => isOneOf(answers, 'deathProvision', 'both-waive'),
  },
  {
    field: 'maritalPropertyDivision',
    also: ['alimonyWaiver', 'deathProvision'],
    level: 'warning',
    message:
      'This combination can leave one person with very little. A court may refuse it. Please get separate advice.',
    isViolated: (answers) =>
      isOneOf(answers, 'maritalPropertyDivision', 'title-holder') &&
      isOneOf(answers, 'alimonyWaiver', 'both-waive', 'party1-waives', 'party2-waives') &&
      isOneOf(answers, 'deathProvision', 'both-waive'),
  },
]

/** The warnings, in the order in which they are shown. */
export const warnings: readonly Rule[] = [
  ...disclosure,
  ...counsel,
  ...payers,
  ...warnOfWords(
    'warning',
    /\b(custody|visitation|parenting|cheat|infidelity|weight)/i,
    'Courts do not enforce terms about children or personal conduct here. Please check this text.',
  ),
  ...property,
  ...communityRules,
  ...fairness,
]
