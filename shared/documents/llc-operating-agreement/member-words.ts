import { phraseOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { formOf, introductionOf } from '../toolbox/parties.ts'
import { hasEqualVotes } from './choices.ts'
import {
  formatHundredths,
  hasCompany,
  hasMany,
  hasPerson,
  hasSeveral,
  isOpen,
  type MemberNumber,
  mayShareWithSpouse,
  memberNumbers,
  memberOf,
  shareOf,
  totalShare,
  WHOLE_COMPANY_HUNDREDTHS,
} from './members.ts'

/** The words that depend on how many members there are, and on who they are. */

/** "Ann, Bo and Cy"; "Ann and Bo Lee, Trustees; and Cy" where a name has an "and" of its own. */
const joinNames = (names: readonly string[]): string => {
  if (names.length < 2) return names.join('')
  const mark = names.some((name) => /\sand\s/.test(name)) ? ';' : ','
  const first = names.slice(0, -1).join(`${mark} `)
  return `${first}${mark === ';' ? mark : ''} and ${names.at(-1)}`
}

/** What the member owns and puts in. */
export const ownership = (answers: Answers, number: MemberNumber) => ({
  get [`percent${number}`]() {
    if (!hasSeveral(answers)) return `${formatHundredths(WHOLE_COMPANY_HUNDREDTHS)}%`
    const share = shareOf(answers, number)
    return share === undefined ? undefined : `${formatHundredths(share)}%`
  },
  get [`contribution${number}`]() {
    return phraseOf(answers, `member${number}Contribution`)
  },
  /** "an Ohio corporation"; undefined for a person. */
  get [`member${number}_form`]() {
    return formOf(memberOf(answers, number))
  },
  /** The form of a member who was asked for it. */
  get [`member${number}_introduction`]() {
    return introductionOf(memberOf(answers, number))
  },
  get [`member${number}_spouse`]() {
    return mayShareWithSpouse(answers, number)
  },
})

const companyKinds = (answers: Answers) => ({
  get open() {
    return isOpen(answers)
  },
  /** Whether the company has two members or more. */
  get several() {
    return hasSeveral(answers)
  },
  /** Whether the company has three members or more. */
  get many() {
    return hasMany(answers)
  },
  /** Whether the company has one member, or is not known to have more. */
  get sole() {
    return !hasSeveral(answers)
  },
  get person_member() {
    return hasPerson(answers)
  },
  get company_member() {
    return hasCompany(answers)
  },
  get equal_votes() {
    return hasEqualVotes(answers)
  },
})

const singularOrPlural = (answers: Answers) => ({
  get members() {
    return hasSeveral(answers) ? 'the Members' : 'the Member'
  },
  get each_member() {
    return hasSeveral(answers) ? 'each Member' : 'the Member'
  },
  get Each_member() {
    return hasSeveral(answers) ? 'Each Member' : 'The Member'
  },
  get Members() {
    return hasSeveral(answers) ? 'The Members' : 'The Member'
  },
  get a_member() {
    return hasSeveral(answers) ? 'a Member' : 'the Member'
  },
  get A_member() {
    return hasSeveral(answers) ? 'A Member' : 'The Member'
  },
})

const twoOrMore = (answers: Answers) => ({
  /** "either" of two members, "any" of more. */
  get either() {
    return hasMany(answers) ? 'any' : 'either'
  },
  get other_members() {
    return hasMany(answers) ? 'the other Members' : 'the other Member'
  },
  get between() {
    return hasMany(answers) ? 'among' : 'between'
  },
  get member_names() {
    return joinNames(
      memberNumbers(answers).map(
        (number) => textOf(answers, `member${number}Name`) || `Member ${number}`,
      ),
    )
  },
  get total_percent() {
    return `${formatHundredths(totalShare(answers))}%`
  },
})

/** The members in the singular or the plural, and what follows from their number. */
export const members = (answers: Answers): object[] => [
  companyKinds(answers),
  singularOrPlural(answers),
  twoOrMore(answers),
]
