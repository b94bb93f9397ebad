import { hundredthsOf, partyOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { companyKindOf, comparableName, isPerson, type Party } from '../toolbox/parties.ts'
import type { CompanyKind } from '../toolbox/party-kinds.ts'
import { isCommunityPropertyState, stateOfAddress } from '../toolbox/places.ts'

/** Who owns the company: up to six members, by number. */

/** The members whom the form adds one after another. */
export const FURTHER_MEMBERS = [3, 4, 5, 6] as const
export type FurtherMember = (typeof FURTHER_MEMBERS)[number]
export const MEMBERS = [1, 2, ...FURTHER_MEMBERS] as const
export type MemberNumber = (typeof MEMBERS)[number]

export const ORDINALS: Readonly<Record<MemberNumber, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
}

/**
 * Whether the agreement is a form to complete by hand: neither the number nor the names of members are
 * known.
 */
export const isOpen = (answers: Answers): boolean =>
  answers.hasMember2 === undefined && textOf(answers, 'member1Name') === ''

/** Whether the company has more than one member or, on an open form, may have. */
export const hasSeveral = (answers: Answers): boolean =>
  answers.hasMember2 === true || isOpen(answers)

/** The members that the form asks for. Needs reduced answers (`askedAnswers`). */
export const memberNumbers = (answers: Answers): MemberNumber[] =>
  hasSeveral(answers)
    ? [1, 2, ...FURTHER_MEMBERS.filter((number) => answers[`hasMember${number}`] === true)]
    : [1]

/** Whether the company has three members or more. */
export const hasMany = (answers: Answers): boolean => memberNumbers(answers).length > 2

const kindsOf = (name: string): Readonly<Record<string, CompanyKind | 'person'>> => ({
  person: 'person',
  company: companyKindOf(name) ?? 'company',
})

/**
 * The member. The names of the first two show whether they are companies; the others have a question for it.
 */
export const memberOf = (answers: Answers, number: MemberNumber): Party =>
  partyOf(answers, {
    name: `member${number}Name`,
    type: `member${number}Type`,
    kinds: kindsOf(textOf(answers, `member${number}Name`)),
    state: `member${number}State`,
    signer: `member${number}Signer`,
    title: `member${number}SignerTitle`,
  })

export const membersOf = (answers: Answers): Party[] =>
  memberNumbers(answers).map((number) => memberOf(answers, number))

/** Whether the only member is a company or a trust, which neither dies nor marries. */
export const hasEntityMember = (answers: Answers): boolean =>
  !hasSeveral(answers) && !isPerson(memberOf(answers, 1))

export const hasPerson = (answers: Answers): boolean => membersOf(answers).some(isPerson)
export const hasCompany = (answers: Answers): boolean =>
  membersOf(answers).some((member) => !isPerson(member))

/** The earlier member of the same name; undefined where there is none. */
export const namesake = (answers: Answers, number: MemberNumber): MemberNumber | undefined => {
  const name = comparableName(textOf(answers, `member${number}Name`))
  return memberNumbers(answers).find(
    (other) =>
      other < number &&
      name !== '' &&
      comparableName(textOf(answers, `member${other}Name`)) === name,
  )
}

/** Ownership of the whole company, in hundredths of a percent. */
export const WHOLE_COMPANY_HUNDREDTHS = 10_000

/** 3333 as "33.33", 6000 as "60". */
export const formatHundredths = (hundredths: number): string => String(hundredths / 100)

export const shareOf = (answers: Answers, number: MemberNumber): number | undefined =>
  hundredthsOf(answers, `member${number}Percentage`)

/** The ownership of all members together, in hundredths of a percent. */
export const totalShare = (answers: Answers): number =>
  memberNumbers(answers).reduce((sum, number) => sum + (shareOf(answers, number) ?? 0), 0)

/**
 * Whether a spouse of the member may own a share of the interest: the member is a person, and the
 * company was formed or the member lives in a community property state. Unknown while neither is.
 */
export const mayShareWithSpouse = (answers: Answers, number: MemberNumber): boolean => {
  if (!memberNumbers(answers).includes(number)) return false
  const home = stateOfAddress(textOf(answers, `member${number}Address`))
  const states = [textOf(answers, 'state'), home]
  const isPossible = states[0] === '' || states.some(isCommunityPropertyState)
  return isPerson(memberOf(answers, number)) && isPossible
}
