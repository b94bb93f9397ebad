import {
  countyOf,
  hasText,
  hundredthsOf,
  isOneOf,
  mergeGetters,
  phraseOf,
  textOf,
} from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addDays, isRealDate } from '../toolbox/dates.ts'
import { stateInSentence } from '../toolbox/states.ts'
import {
  byManager,
  byMembers,
  formatHundredths,
  hasCompany,
  hasEntityMember,
  hasEqualVotes,
  hasPerson,
  hasTwo,
  isOpen,
  isOutside,
  isSCorporation,
  managerIs,
  mayShareWithSpouse,
  WHOLE,
} from './choices.ts'
import { notaries, signers } from './signing.ts'
import { actOf, stateLawOf } from './state-law.ts'

/**
 * The choice on sharing. An S corporation shares by ownership and keeps no capital accounts, whatever
 * was chosen.
 */
const shareOf = (answers: Answers, key: string): string | undefined => {
  const chosen = textOf(answers, key)
  if (!isSCorporation(answers)) return chosen || undefined
  if (key === 'departurePayout') return chosen === 'capital account' ? 'book value' : chosen
  return 'ownership percentage'
}

const percentOf = (answers: Answers, key: string): string | undefined => {
  const hundredths = hundredthsOf(answers, key)
  return hundredths === undefined ? undefined : `${formatHundredths(hundredths)}%`
}

/** The day `days` days after a date of the answers; undefined while the answer is no date. */
const dayAfter = (answers: Answers, key: string, days: number): string | undefined => {
  const date = textOf(answers, key)
  return isRealDate(date) ? addDays(date, days) : undefined
}

/** A deadline of one state, counted from the formation, unless it passed before the agreement. */
const deadline = (answers: Answers, state: string, days: number): string | undefined => {
  const day = isOneOf(answers, 'state', state)
    ? dayAfter(answers, 'formationDate', days)
    : undefined
  return day !== undefined && day >= textOf(answers, 'date') ? day : undefined
}

const deciders = (answers: Answers): string => {
  if (byManager(answers)) return 'the Manager'
  if (isOpen(answers) && !byMembers(answers)) {
    return 'the Members or, if the Company has one, the Manager'
  }
  return hasTwo(answers) ? 'the Members' : 'the Member'
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Where the manager gets notices: the manager's own address, or the member's who is the manager. */
const managerAddress = (answers: Answers): string | undefined => {
  const member = ([1, 2] as const).find((number) => managerIs(answers, `member${number}Name`))
  return phraseOf(answers, member === undefined ? 'managerAddress' : `member${member}Address`)
}

const stateWords = (answers: Answers) => ({
  get document_name() {
    return stateLawOf(answers.state)?.agreement ?? 'Operating Agreement'
  },
  get act() {
    return actOf(answers.state)
  },
  /** Whether the state has no article and guide of its own. */
  get general_state() {
    return hasText(answers, 'state') && stateLawOf(answers.state) === undefined
  },
  get filing() {
    return stateLawOf(answers.state)?.filing ?? 'articles or certificate'
  },
  get filing_office() {
    return stateLawOf(answers.state)?.office ?? 'state filing office'
  },
  get spouses_consent() {
    return mayShareWithSpouse(answers, 1) || mayShareWithSpouse(answers, 2)
  },
  get member1_spouse() {
    return mayShareWithSpouse(answers, 1)
  },
  get member2_spouse() {
    return mayShareWithSpouse(answers, 2)
  },
})

const structure = (answers: Answers) => ({
  get open() {
    return isOpen(answers)
  },
  get two() {
    return hasTwo(answers)
  },
  /** Whether the company has one member, or is not known to have two. */
  get sole() {
    return !hasTwo(answers)
  },
  /**
   * Whether the agreement has the article on the sole member's successor, which an open form also
   * keeps.
   */
  get succession() {
    return !hasTwo(answers) || isOpen(answers)
  },
  get entity_member() {
    return hasEntityMember(answers)
  },
  get person_member() {
    return hasPerson(answers)
  },
  get company_member() {
    return hasCompany(answers)
  },
  get equal_votes() {
    return hasTwo(answers) && hasEqualVotes(answers)
  },
  get manager_is_member() {
    return managerIs(answers, 'member1Name') || managerIs(answers, 'member2Name')
  },
  get manager_address() {
    return managerAddress(answers)
  },
  get s_corporation() {
    return isSCorporation(answers)
  },
  get partnership() {
    return hasTwo(answers) && !isSCorporation(answers)
  },
  get by_manager() {
    return byManager(answers)
  },
  get by_members() {
    return byMembers(answers)
  },
  get manager_possible() {
    return !byMembers(answers)
  },
  get outside_manager() {
    return isOutside(answers)
  },
  get profit_split() {
    return shareOf(answers, 'profitSplitRule')
  },
  get payout() {
    return shareOf(answers, 'departurePayout')
  },
  get final_split() {
    return shareOf(answers, 'dissolutionSplit')
  },
})

const words = (answers: Answers) => ({
  get company_capitals() {
    return textOf(answers, 'llcName').toUpperCase() || undefined
  },
  get business() {
    return phraseOf(answers, 'purpose')
  },
  get any_business() {
    return /^any lawful (business|purpose|activity)$/i.test(phraseOf(answers, 'purpose') ?? '')
  },
  get agent() {
    return phraseOf(answers, 'registeredAgent')
  },
  get contribution1() {
    return phraseOf(answers, 'member1Contribution')
  },
  get contribution2() {
    return phraseOf(answers, 'member2Contribution')
  },
  get percent1() {
    return hasTwo(answers) ? percentOf(answers, 'member1Percentage') : `${formatHundredths(WHOLE)}%`
  },
  get percent2() {
    return percentOf(answers, 'member2Percentage')
  },
  get deciders() {
    return deciders(answers)
  },
  get Deciders() {
    return capitalised(deciders(answers))
  },
  /** The members in the singular or the plural. */
  get members() {
    return hasTwo(answers) ? 'the Members' : 'the Member'
  },
  get each_member() {
    return hasTwo(answers) ? 'each Member' : 'the Member'
  },
  get Each_member() {
    return hasTwo(answers) ? 'Each Member' : 'The Member'
  },
  get Members() {
    return hasTwo(answers) ? 'The Members' : 'The Member'
  },
  get a_member() {
    return hasTwo(answers) ? 'a Member' : 'the Member'
  },
  get A_member() {
    return hasTwo(answers) ? 'A Member' : 'The Member'
  },
  get meeting_interval() {
    return textOf(answers, 'meetingSchedule') || undefined
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get signing_state() {
    return stateInSentence(textOf(answers, 'signingState')) || undefined
  },
})

const days = (answers: Answers) => ({
  get contributions_due() {
    return dayAfter(answers, 'date', 30)
  },
  get new_york_agreement_by() {
    return deadline(answers, 'New York', 90)
  },
  get new_york_publication_by() {
    return deadline(answers, 'New York', 120)
  },
  get california_statement_by() {
    return deadline(answers, 'California', 90)
  },
})

/** The values that the text uses besides the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(
    stateWords(answers),
    structure(answers),
    words(answers),
    signers(answers),
    notaries(answers),
    days(answers),
  )
