import { addDays } from '../calendar.ts'
import { isRealDate } from '../dates.ts'
import { stateInSentence } from '../states.ts'
import type { Answers } from '../template.ts'
import {
  byManager,
  byMembers,
  hasTwo,
  isChosen,
  isOpen,
  isOutside,
  isSCorporation,
  phraseOf,
  textOf,
} from './choices.ts'
import { formatHundredths, hundredthsOf, WHOLE } from './percentages.ts'
import { notaries, signers } from './signing.ts'
import { isCommunityProperty, stateLawOf } from './state-law.ts'

/** An S corporation shares by ownership and keeps no capital accounts, whatever else was chosen. */
const shareOf = (answers: Answers, key: string): string | undefined => {
  const chosen = textOf(answers, key)
  if (!isSCorporation(answers)) return chosen || undefined
  if (key === 'departurePayout') return chosen === 'capital account' ? 'book value' : chosen
  return 'ownership percentage'
}

const percentOf = (answers: Answers, key: string): string | undefined => {
  const hundredths = hundredthsOf(answers[key])
  return hundredths === undefined ? undefined : `${formatHundredths(hundredths)}%`
}

/** The day so many days after a date of the answers; undefined while that is no date. */
const dayAfter = (answers: Answers, key: string, days: number): string | undefined => {
  const date = textOf(answers, key)
  return isRealDate(date) ? addDays(date, days) : undefined
}

/** A deadline of one state, counted from the formation, unless it passed before the agreement. */
const deadline = (answers: Answers, state: string, days: number): string | undefined => {
  const day = isChosen(answers, 'state', state)
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

const stateWords = (answers: Answers) => ({
  get document_name() {
    return stateLawOf(answers.state)?.agreement ?? 'Operating Agreement'
  },
  get act() {
    return stateLawOf(answers.state)?.act
  },
  get filing() {
    return stateLawOf(answers.state)?.filing ?? 'articles or certificate'
  },
  get filing_office() {
    return stateLawOf(answers.state)?.office ?? 'state filing office'
  },
  get spouses_consent() {
    return isCommunityProperty(answers.state) || textOf(answers, 'state') === ''
  },
})

const structure = (answers: Answers) => ({
  get open() {
    return isOpen(answers)
  },
  get two() {
    return hasTwo(answers)
  },
  /** Exactly one member, who is known. */
  get sole() {
    return !hasTwo(answers)
  },
  /** One member, or a form on which nobody has said how many. */
  get succession() {
    return !hasTwo(answers) || isOpen(answers)
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
  /** The owners, in the number that there are of them. */
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
    return textOf(answers, 'county').replace(/\s+(county|parish)$/i, '') || undefined
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

/** Copies getters as getters: each value stays traced to the answers it reads. */
const merged = (...parts: readonly object[]): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.assign({}, ...parts.map((part) => Object.getOwnPropertyDescriptors(part))),
  )

/** What the text needs beyond the answers themselves. Dates are ISO; what is unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  merged(
    stateWords(answers),
    structure(answers),
    words(answers),
    signers(answers),
    notaries(answers),
    days(answers),
  )
