import { hundredthsOf, isOneOf, partyOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { comparableName, isPerson, type Party } from '../toolbox/parties.ts'
import { isCommunityPropertyState, stateOfAddress } from '../toolbox/states.ts'

/** What the answers come to, read by everything that computes words from them. */

/**
 * Whether the agreement is a form to complete by hand: neither the number nor the names of members are
 * known.
 */
export const isOpen = (answers: Answers): boolean =>
  answers.hasMember2 === undefined && textOf(answers, 'member1Name') === ''
export const hasTwo = (answers: Answers): boolean => answers.hasMember2 === true || isOpen(answers)

export const isSCorporation = (answers: Answers): boolean =>
  isOneOf(answers, 'taxTreatment', 's_corporation')
export const byManager = (answers: Answers): boolean =>
  isOneOf(answers, 'managementType', 'managed by Manager')
export const byMembers = (answers: Answers): boolean =>
  isOneOf(answers, 'managementType', 'managed by Members')

export const managerIs = (answers: Answers, key: string): boolean => {
  const manager = comparableName(textOf(answers, 'managerName'))
  return byManager(answers) && manager !== '' && manager === comparableName(textOf(answers, key))
}

/** Whether a manager who is no member exists or, on an open form, may exist. */
export const isOutside = (answers: Answers): boolean =>
  !byMembers(answers) && !managerIs(answers, 'member1Name') && !managerIs(answers, 'member2Name')

/** 3333 as "33.33", 6000 as "60". */
export const formatHundredths = (hundredths: number): string => String(hundredths / 100)

/** Ownership of the whole company, in hundredths of a percent. */
export const WHOLE = 10_000

export const memberOf = (answers: Answers, number: 1 | 2): Party =>
  partyOf(answers, { name: `member${number}Name` })

export const managerOf = (answers: Answers): Party => partyOf(answers, { name: 'managerName' })

/** Whether the only member is a company or a trust, which neither dies nor marries. */
export const hasEntityMember = (answers: Answers): boolean =>
  !hasTwo(answers) && !isPerson(memberOf(answers, 1))

export const membersOf = (answers: Answers): Party[] =>
  hasTwo(answers) ? [memberOf(answers, 1), memberOf(answers, 2)] : [memberOf(answers, 1)]

export const hasPerson = (answers: Answers): boolean => membersOf(answers).some(isPerson)
export const hasCompany = (answers: Answers): boolean =>
  membersOf(answers).some((member) => !isPerson(member))

/** Whether neither of two members has more votes than the other. */
export const hasEqualVotes = (answers: Answers): boolean =>
  isOneOf(answers, 'votingMethod', 'one vote per Member') ||
  (hundredthsOf(answers, 'member1Percentage') !== undefined &&
    hundredthsOf(answers, 'member1Percentage') === hundredthsOf(answers, 'member2Percentage'))

/**
 * Whether a spouse of the member may own a share of the interest: the member is a person, and the
 * company was formed or the member lives in a community property state. Unknown while neither is.
 */
export const mayShareWithSpouse = (answers: Answers, number: 1 | 2): boolean => {
  if (number === 2 && !hasTwo(answers)) return false
  const home = stateOfAddress(textOf(answers, `member${number}Address`))
  const states = [textOf(answers, 'state'), home]
  const isPossible = states[0] === '' || states.some(isCommunityPropertyState)
  return isPerson(memberOf(answers, number)) && isPossible
}
