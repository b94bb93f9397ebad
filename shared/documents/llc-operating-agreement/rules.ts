import { numberOf } from '../template/answers.ts'
import { differentParties, hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { daysBetween, isRealDate } from '../toolbox/dates.ts'
import { isPerson } from '../toolbox/parties.ts'
import type { CompanyKind } from '../toolbox/party-kinds.ts'
import { stateOfAddress } from '../toolbox/places.ts'
import { hasEqualVotes, managingMember } from './choices.ts'
import { contributionRules } from './contributions.ts'
import { furtherMemberRules } from './further-member-rules.ts'
import { LC_ENDING } from './general-law.ts'
import {
  formatHundredths,
  hasMany,
  MEMBERS,
  memberNumbers,
  membersOf,
  shareOf,
  totalShare,
  WHOLE_COMPANY_HUNDREDTHS,
} from './members.ts'
import { vestingRules } from './vesting-rules.ts'

const hasTwo = (answers: Answers): boolean => answers.hasMember2 === true

const NAME_HAS_ENDING = /llc|l\.l\.c\.|limited liability company/i
const ENDING_IS_A_WORD =
  /(?<![\p{L}\p{N}])(llc|l\.l\.c\.|limited liability company)(?![\p{L}\p{N}])/iu
/** "Smith Dental, PLLC", "P.L.L.C.", "Professional Limited Liability Company". */
const NAMES_A_PROFESSION = /(?<![\p{L}\p{N}])(pllc|p\.l\.l\.c\.|professional limited)/iu

/** Whether the name ends with "LC" or "L.C." in a state whose act allows it. */
const hasAllowedShortEnding = (answers: Answers): boolean =>
  /(?<![\p{L}\p{N}])(lc|l\.c\.)$/iu.test(textOf(answers, 'llcName').trim()) &&
  isOneOf(answers, 'state', ...LC_ENDING)

/** The three checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'llcName',
    level: 'error',
    message: 'LLC name should include "LLC", "L.L.C.", or "Limited Liability Company"',
    isViolated: (answers) =>
      !NAME_HAS_ENDING.test(textOf(answers, 'llcName')) && !hasAllowedShortEnding(answers),
  },
  {
    field: 'member2Percentage',
    also: (answers) =>
      memberNumbers(answers)
        .filter((number) => number !== 2)
        .map((number) => `member${number}Percentage`),
    level: 'error',
    message: (answers) =>
      `Ownership percentages must total 100%. Currently they total ${formatHundredths(totalShare(answers))}%.`,
    isViolated: (answers) => hasTwo(answers) && totalShare(answers) !== WHOLE_COMPANY_HUNDREDTHS,
  },
  {
    field: 'managerName',
    level: 'error',
    message: 'Manager name is required for manager-managed LLCs',
    isViolated: (answers) =>
      isOneOf(answers, 'managementType', 'managed by Manager') && !hasText(answers, 'managerName'),
  },
]

const parties: readonly Rule[] = [
  {
    field: 'llcName',
    level: 'warning',
    message: 'Your name seems to lack an LLC ending. Add "LLC" at the end.',
    isViolated: (answers) =>
      NAME_HAS_ENDING.test(textOf(answers, 'llcName')) &&
      !ENDING_IS_A_WORD.test(textOf(answers, 'llcName')) &&
      !NAMES_A_PROFESSION.test(textOf(answers, 'llcName')),
  },
  {
    field: 'llcName',
    level: 'warning',
    message:
      'A professional company has its own rules on who may own and manage it and what it may do. This form does not cover them: ask an attorney or the licensing board.',
    isViolated: (answers) => NAMES_A_PROFESSION.test(textOf(answers, 'llcName')),
  },
  differentParties('member2Name', 'member1Name', 'The two members must be different.'),
]

const isNoShare = (hundredths: number | undefined): boolean =>
  hundredths !== undefined && (hundredths <= 0 || hundredths > WHOLE_COMPANY_HUNDREDTHS)

const SHARE = 'Each ownership percentage must be above 0 and at most 100.'

const shares: readonly Rule[] = [
  ...MEMBERS.map(
    (number): Rule => ({
      field: `member${number}Percentage`,
      level: 'error',
      message: SHARE,
      isViolated: (answers) => isNoShare(shareOf(answers, number)),
    }),
  ),
  {
    field: 'member1Percentage',
    level: 'error',
    message: 'A single-member LLC is owned 100% by its one member.',
    isViolated: (answers) =>
      !hasTwo(answers) &&
      shareOf(answers, 1) !== undefined &&
      shareOf(answers, 1) !== WHOLE_COMPANY_HUNDREDTHS,
  },
]

const approval: readonly Rule[] = [
  {
    field: 'dragAlong',
    also: (answers) => memberNumbers(answers).map((number) => `member${number}Percentage`),
    level: 'warning',
    message:
      'With these percentages, only all members together reach two-thirds, so this right has no effect. Leave it out, or check the percentages.',
    isViolated: (answers) =>
      hasTwo(answers) &&
      answers.dragAlong === true &&
      memberNumbers(answers).every(
        (number) => (shareOf(answers, number) ?? 0) * 3 > WHOLE_COMPANY_HUNDREDTHS,
      ),
  },
  {
    field: 'preferredReturn',
    level: 'error',
    message: 'Please enter a preferred return between 0.5 and 20 percent, or leave it blank.',
    isViolated: (answers) => {
      const rate = numberOf(answers.preferredReturn)
      return hasText(answers, 'preferredReturn') && (rate === undefined || rate < 0.5 || rate > 20)
    },
  },
  {
    field: 'departurePayout',
    also: ['dissolutionSplit'],
    level: 'error',
    message:
      'A price based on the capital account works only if capital accounts are also paid first when the company ends. Choose both, or another price.',
    isViolated: (answers) =>
      isOneOf(answers, 'departurePayout', 'capital account') &&
      isOneOf(answers, 'dissolutionSplit', 'ownership percentage', 'equal shares') &&
      !isSCorporation(answers),
  },
  {
    field: 'newMemberApproval',
    also: ['managementType'],
    level: 'error',
    message: 'Choose who approves new members. There is no manager.',
    isViolated: (answers) =>
      isOneOf(answers, 'newMemberApproval', 'the Manager') &&
      isOneOf(answers, 'managementType', 'managed by Members'),
  },
]

const isSCorporation = (answers: Answers): boolean =>
  isOneOf(answers, 'taxTreatment', 's_corporation') && hasTwo(answers)

const isOtherThanOwnership = (answers: Answers, key: string): boolean =>
  hasText(answers, key) && !isOneOf(answers, key, 'ownership percentage')

const memberNames = (answers: Answers): string[] =>
  memberNumbers(answers).map((number) => `member${number}Name`)

/** Companies that may not own shares of an S corporation; trusts and others may, with conditions. */
const CANNOT_OWN: readonly CompanyKind[] = [
  'corporation',
  'partnership',
  'limited partnership',
  'limited liability partnership',
]

const taxes: readonly Rule[] = [
  {
    field: 'taxTreatment',
    also: memberNames,
    level: 'error',
    message: 'A corporation or a partnership may not own a share of an S corporation.',
    isViolated: (answers) =>
      isOneOf(answers, 'taxTreatment', 's_corporation') &&
      membersOf(answers).some((owner) => !isPerson(owner) && CANNOT_OWN.includes(owner.kind)),
  },
  {
    field: 'taxTreatment',
    also: memberNames,
    level: 'warning',
    message:
      'Most companies and many trusts may not own a share of an S corporation. Ask a tax adviser before you choose it.',
    isViolated: (answers) =>
      isOneOf(answers, 'taxTreatment', 's_corporation') &&
      membersOf(answers).some((owner) => !isPerson(owner) && !CANNOT_OWN.includes(owner.kind)),
  },
  {
    field: 'profitSplitRule',
    also: ['taxTreatment'],
    level: 'error',
    message: 'An S corporation must share profit by ownership. Choose "By ownership".',
    isViolated: (answers) =>
      isSCorporation(answers) && isOtherThanOwnership(answers, 'profitSplitRule'),
  },
  {
    field: 'dissolutionSplit',
    also: ['taxTreatment'],
    level: 'error',
    message: 'An S corporation must divide what is left by ownership.',
    isViolated: (answers) =>
      isSCorporation(answers) && isOtherThanOwnership(answers, 'dissolutionSplit'),
  },
  {
    field: 'departurePayout',
    also: ['taxTreatment'],
    level: 'warning',
    message: 'Capital accounts are not used with an S corporation. Book value will be used.',
    isViolated: (answers) =>
      isSCorporation(answers) && isOneOf(answers, 'departurePayout', 'capital account'),
  },
]

/** Days from the formation date to the agreement date; 0 while one of them is no date. */
const daysAfterFormation = (answers: Answers): number => {
  const [formed, signed] = [textOf(answers, 'formationDate'), textOf(answers, 'date')]
  return isRealDate(formed) && isRealDate(signed) ? daysBetween(formed, signed) : 0
}

const NEW_YORK_DAYS = 90

/** Whether a member is the manager, and no majority is without that member's vote. */
const isUnremovable = (answers: Answers): boolean => {
  const number = managingMember(answers)
  if (!hasTwo(answers) || number === undefined) return false
  return isOneOf(answers, 'votingMethod', 'one vote per Member')
    ? !hasMany(answers)
    : (shareOf(answers, number) ?? 0) * 2 >= WHOLE_COMPANY_HUNDREDTHS
}

const POST_OFFICE_BOX = /\bp\.?\s*o\.?\s*box\b/i
/** Licensed professions. Software engineers and lawful businesses, which need no license, do not match. */
const LICENSED =
  /\b(law(?!\s+books?\b)|law\s?firm|lawyers?|legal services|attorneys?|medicine|medical|physicians?|dentist(s|ry)?|dental|accounting|accountan(ts?|cy)|architect(s|ure|ural)?|(?<!software\s)(?<!sound\s)(?<!audio\s)engineer(s|ing)?)\b/i

const advice: readonly Rule[] = [
  {
    field: 'managerName',
    also: ['votingMethod'],
    level: 'warning',
    message: (answers) =>
      `The manager is a member whose vote every majority needs. The other ${hasMany(answers) ? 'members' : 'member'} can remove the manager only for cause, such as fraud or a serious breach.`,
    isViolated: isUnremovable,
  },
  {
    field: 'date',
    level: 'warning',
    message:
      'New York requires a written operating agreement within 90 days of filing. Sign it now and keep it with your records.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'New York') && daysAfterFormation(answers) > NEW_YORK_DAYS,
  },
  {
    field: 'decisionMethod',
    level: 'warning',
    message: 'With equal votes a majority means both of you. The deadlock article will apply.',
    isViolated: (answers) =>
      isOneOf(answers, 'decisionMethod', 'a majority vote') && hasEqualVotes(answers),
  },
  {
    field: 'principalOffice',
    level: 'error',
    message: 'Use a street address.',
    isViolated: (answers) => POST_OFFICE_BOX.test(textOf(answers, 'principalOffice')),
  },
  {
    field: 'principalOffice',
    also: ['member1Address'],
    level: 'error',
    message:
      "Enter a street address. Without one, the agreement names the first member's address as the office, and that is a P.O. box.",
    isViolated: (answers) =>
      !hasText(answers, 'principalOffice') &&
      POST_OFFICE_BOX.test(textOf(answers, 'member1Address')),
  },
  {
    field: 'purpose',
    level: 'warning',
    message:
      'A California LLC may not provide licensed professional services. Ask an attorney about a professional corporation.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'California') && LICENSED.test(textOf(answers, 'purpose')),
  },
  {
    field: 'member1Contribution',
    level: 'warning',
    message: 'Enter a value for the member’s contribution.',
    isViolated: (answers) =>
      hasText(answers, 'member1Contribution') && !/\d/.test(textOf(answers, 'member1Contribution')),
  },
]

/**
 * I.R.C. § 1361(b)(1)(C): an S corporation may have no nonresident alien as a member. § 1446: a
 * partnership withholds tax on the share of a foreign one.
 */
const abroad: readonly Rule[] = MEMBERS.map(
  (number): Rule => ({
    field: `member${number}Address`,
    also: ['taxTreatment'],
    level: 'warning',
    message: (answers) =>
      `This address does not name a U.S. state. ${
        isSCorporation(answers)
          ? 'An S corporation may not have a member who is neither a citizen nor a resident'
          : 'A company with a member abroad must withhold tax and report'
      }: ask a tax adviser first.`,
    isViolated: (answers) => {
      const address = textOf(answers, `member${number}Address`)
      return (
        memberNumbers(answers).includes(number) &&
        address !== '' &&
        stateOfAddress(address) === undefined
      )
    },
  }),
)

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...parties,
  ...furtherMemberRules,
  ...shares,
  ...approval,
  ...taxes,
  ...contributionRules(MEMBERS),
  ...vestingRules,
  ...abroad,
  ...advice,
]
