import { hasText, isOneOf, partyOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { comparableName, type Party } from '../toolbox/parties.ts'
import {
  hasMany,
  hasSeveral,
  type MemberNumber,
  memberNumbers,
  memberOf,
  shareOf,
} from './members.ts'

/** What the answers come to, read by everything that computes words from them. */

export const isSCorporation = (answers: Answers): boolean =>
  isOneOf(answers, 'taxTreatment', 's_corporation')
export const byManager = (answers: Answers): boolean =>
  isOneOf(answers, 'managementType', 'managed by Manager')
export const byMembers = (answers: Answers): boolean =>
  isOneOf(answers, 'managementType', 'managed by Members')

/** The member who is the manager; undefined where the manager is none. */
export const managingMember = (answers: Answers): MemberNumber | undefined => {
  const manager = comparableName(textOf(answers, 'managerName'))
  if (!byManager(answers) || manager === '') return undefined
  return memberNumbers(answers).find(
    (number) => manager === comparableName(textOf(answers, `member${number}Name`)),
  )
}

/** Whether a manager who is no member exists or, on an open form, may exist. */
export const isOutside = (answers: Answers): boolean =>
  !byMembers(answers) && managingMember(answers) === undefined

/** The manager, with the signer of a company that is also a member. */
export const managerOf = (answers: Answers): Party => {
  const number = managingMember(answers)
  return number === undefined
    ? partyOf(answers, { name: 'managerName' })
    : memberOf(answers, number)
}

/** Who speaks for the company in a tax audit: the person named, the manager or the first member. */
export const representativeOf = (answers: Answers): Party => {
  if (hasText(answers, 'taxRepresentative')) return partyOf(answers, { name: 'taxRepresentative' })
  return byManager(answers) ? managerOf(answers) : memberOf(answers, 1)
}

/** Whether there are two members, neither of whom has more votes than the other. */
export const hasEqualVotes = (answers: Answers): boolean =>
  hasSeveral(answers) &&
  !hasMany(answers) &&
  (isOneOf(answers, 'votingMethod', 'one vote per Member') ||
    (shareOf(answers, 1) !== undefined && shareOf(answers, 1) === shareOf(answers, 2)))
