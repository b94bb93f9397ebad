import { daysBetween } from '../calendar.ts'
import { isRealDate } from '../dates.ts'
import type { Answers, Rule } from '../template.ts'
import { formatHundredths, hundredthsOf, WHOLE } from './percentages.ts'

const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''
const is = (answers: Answers, key: string, value: string): boolean => text(answers, key) === value
const hasTwo = (answers: Answers): boolean => answers.hasMember2 === true
const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')

const first = (answers: Answers): number | undefined => hundredthsOf(answers.member1Percentage)
const second = (answers: Answers): number | undefined => hundredthsOf(answers.member2Percentage)
const total = (answers: Answers): number => (first(answers) ?? 0) + (second(answers) ?? 0)

const NAME_HAS_ENDING = /llc|l\.l\.c\.|limited liability company/i
const ENDING_IS_A_WORD =
  /(?<![\p{L}\p{N}])(llc|l\.l\.c\.|limited liability company)(?![\p{L}\p{N}])/iu

/** The three checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'llcName',
    level: 'error',
    message: 'LLC name should include "LLC", "L.L.C.", or "Limited Liability Company"',
    broken: (answers) => !NAME_HAS_ENDING.test(text(answers, 'llcName')),
  },
  {
    field: 'member2Percentage',
    also: ['member1Percentage'],
    level: 'error',
    message: (answers) =>
      `Ownership percentages must total 100%. Currently they total ${formatHundredths(total(answers))}%.`,
    broken: (answers) => hasTwo(answers) && total(answers) !== WHOLE,
  },
  {
    field: 'managerName',
    level: 'error',
    message: 'Manager name is required for manager-managed LLCs',
    broken: (answers) =>
      is(answers, 'managementType', 'managed by Manager') && !has(answers, 'managerName'),
  },
]

const parties: readonly Rule[] = [
  {
    field: 'llcName',
    level: 'warning',
    message: 'Your name seems to lack an LLC ending. Add "LLC" at the end.',
    broken: (answers) =>
      NAME_HAS_ENDING.test(text(answers, 'llcName')) &&
      !ENDING_IS_A_WORD.test(text(answers, 'llcName')),
  },
  {
    field: 'member2Name',
    also: ['member1Name'],
    level: 'error',
    message: 'The two members must be different.',
    broken: (answers) =>
      has(answers, 'member2Name') &&
      sameName(text(answers, 'member2Name')) === sameName(text(answers, 'member1Name')),
  },
]

const isNoShare = (hundredths: number | undefined): boolean =>
  hundredths !== undefined && (hundredths <= 0 || hundredths > WHOLE)

const SHARE = 'Each ownership percentage must be above 0 and at most 100.'

const shares: readonly Rule[] = [
  {
    field: 'member1Percentage',
    level: 'error',
    message: SHARE,
    broken: (answers) => isNoShare(first(answers)),
  },
  {
    field: 'member2Percentage',
    level: 'error',
    message: SHARE,
    broken: (answers) => isNoShare(second(answers)),
  },
  {
    field: 'member1Percentage',
    level: 'error',
    message: 'A single-member LLC is owned 100% by its one member.',
    broken: (answers) =>
      !hasTwo(answers) && first(answers) !== undefined && first(answers) !== WHOLE,
  },
]

const approval: readonly Rule[] = [
  {
    field: 'newMemberApproval',
    also: ['managementType'],
    level: 'error',
    message: 'Choose who approves new members. There is no manager.',
    broken: (answers) =>
      is(answers, 'newMemberApproval', 'the Manager') &&
      is(answers, 'managementType', 'managed by Members'),
  },
]

const isSCorporation = (answers: Answers): boolean =>
  is(answers, 'taxTreatment', 's_corporation') && hasTwo(answers)

const isOtherThanOwnership = (answers: Answers, key: string): boolean =>
  has(answers, key) && !is(answers, key, 'ownership percentage')

const taxes: readonly Rule[] = [
  {
    field: 'profitSplitRule',
    also: ['taxTreatment'],
    level: 'error',
    message: 'An S corporation must share profit by ownership. Choose "By ownership".',
    broken: (answers) =>
      isSCorporation(answers) && isOtherThanOwnership(answers, 'profitSplitRule'),
  },
  {
    field: 'dissolutionSplit',
    also: ['taxTreatment'],
    level: 'error',
    message: 'An S corporation must divide what is left by ownership.',
    broken: (answers) =>
      isSCorporation(answers) && isOtherThanOwnership(answers, 'dissolutionSplit'),
  },
  {
    field: 'departurePayout',
    also: ['taxTreatment'],
    level: 'warning',
    message: 'Capital accounts are not used with an S corporation. Book value will be used.',
    broken: (answers) =>
      isSCorporation(answers) && is(answers, 'departurePayout', 'capital account'),
  },
]

/** Days from the formation date to the agreement date; 0 while one of them is no date. */
const daysAfterFormation = (answers: Answers): number => {
  const [formed, signed] = [text(answers, 'formationDate'), text(answers, 'date')]
  return isRealDate(formed) && isRealDate(signed) ? daysBetween(formed, signed) : 0
}

const NEW_YORK_DAYS = 90

const hasEqualVotes = (answers: Answers): boolean =>
  is(answers, 'votingMethod', 'one vote per Member') ||
  (first(answers) !== undefined && first(answers) === second(answers))

const POST_OFFICE_BOX = /\bp\.?\s*o\.?\s*box\b/i
/** Software engineers and lawful businesses need no license. */
const LICENSED =
  /\b(law(?!\s+books?\b)|law\s?firm|lawyers?|legal services|attorneys?|medicine|medical|physicians?|dentist(s|ry)?|dental|accounting|accountan(ts?|cy)|architect(s|ure|ural)?|(?<!software\s)(?<!sound\s)(?<!audio\s)engineer(s|ing)?)\b/i

const advice: readonly Rule[] = [
  {
    field: 'date',
    level: 'warning',
    message:
      'New York asks for a written operating agreement within 90 days of filing. Sign it now and keep it with your records.',
    broken: (answers) =>
      is(answers, 'state', 'New York') && daysAfterFormation(answers) > NEW_YORK_DAYS,
  },
  {
    field: 'decisionMethod',
    level: 'warning',
    message: 'With equal votes a majority means both of you. The deadlock article will apply.',
    broken: (answers) => is(answers, 'decisionMethod', 'a majority vote') && hasEqualVotes(answers),
  },
  {
    field: 'principalOffice',
    level: 'warning',
    message: 'Use a street address.',
    broken: (answers) => POST_OFFICE_BOX.test(text(answers, 'principalOffice')),
  },
  {
    field: 'purpose',
    level: 'warning',
    message:
      'A California LLC may not provide licensed professional services. Ask a lawyer about a professional corporation.',
    broken: (answers) =>
      is(answers, 'state', 'California') && LICENSED.test(text(answers, 'purpose')),
  },
  {
    field: 'member1Contribution',
    level: 'warning',
    message: 'Give a value for what the member puts in.',
    broken: (answers) =>
      has(answers, 'member1Contribution') && !/\d/.test(text(answers, 'member1Contribution')),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...parties,
  ...shares,
  ...approval,
  ...taxes,
  ...advice,
]
