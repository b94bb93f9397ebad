import { addDays } from '../calendar.ts'
import { isRealDate } from '../dates.ts'
import type { Answers } from '../template.ts'
import { isCompanyName, oneLine } from '../text.ts'
import { formatHundredths, hundredthsOf, WHOLE } from './percentages.ts'
import { isCommunityProperty, stateLawOf } from './state-law.ts'

const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

/** The answer as part of a sentence, without a full stop of its own. */
const phraseOf = (answers: Answers, key: string): string | undefined =>
  oneLine(textOf(answers, key), ';').replace(/[.;,\s]+$/, '') || undefined

/** A form to complete by hand: nobody has said how many members there are, or who they are. */
const isOpen = (answers: Answers): boolean =>
  answers.hasMember2 === undefined && textOf(answers, 'member1Name') === ''
const hasTwo = (answers: Answers): boolean => answers.hasMember2 === true || isOpen(answers)

const isChosen = (answers: Answers, key: string, value: string): boolean =>
  textOf(answers, key) === value
const isSCorporation = (answers: Answers): boolean =>
  isChosen(answers, 'taxTreatment', 's_corporation')
const byManager = (answers: Answers): boolean =>
  isChosen(answers, 'managementType', 'managed by Manager')
const byMembers = (answers: Answers): boolean =>
  isChosen(answers, 'managementType', 'managed by Members')

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

const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')
const managerIs = (answers: Answers, key: string): boolean => {
  const manager = sameName(textOf(answers, 'managerName'))
  return byManager(answers) && manager !== '' && manager === sameName(textOf(answers, key))
}

/** Whether there is, or on an open form may be, a manager who is no member. */
const isOutside = (answers: Answers): boolean =>
  !byMembers(answers) && !managerIs(answers, 'member1Name') && !managerIs(answers, 'member2Name')

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

const signerBlock = (role: string, name: string): string =>
  isCompanyName(name) ? `${role}: ${name}` : role

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
    return textOf(answers, 'county').replace(/\s+county$/i, '') || undefined
  },
})

const firstRole = (answers: Answers): string => (hasTwo(answers) ? 'Member 1' : 'Member')

/** "Member 1 (Ann Lee)": who stands before the notary, and as what. */
const capacityOf = (answers: Answers, role: string, key: string): string => {
  const name = textOf(answers, key)
  if (name === '') return role
  return `${role} (${name}${isCompanyName(name) ? ', by its authorized person' : ''})`
}

const withCompany = (capacity: string): string => `${capacity} and for the Company`

const memberCapacity = (
  answers: Answers,
  role: string,
  key: string,
  forCompany: boolean,
): string => {
  const isBoth = managerIs(answers, key)
  const capacity = capacityOf(answers, isBoth ? `${role} and Manager` : role, key)
  return isBoth || forCompany ? withCompany(capacity) : capacity
}

const notaries = (answers: Answers) => ({
  get several_notaries() {
    return hasTwo(answers) || isOutside(answers)
  },
  get notary_member1() {
    return memberCapacity(answers, firstRole(answers), 'member1Name', byMembers(answers))
  },
  get notary_member2() {
    return memberCapacity(answers, 'Member 2', 'member2Name', false)
  },
  get notary_manager() {
    return withCompany(capacityOf(answers, 'Manager', 'managerName'))
  },
})

const signers = (answers: Answers) => ({
  get member1_is_company() {
    return isCompanyName(textOf(answers, 'member1Name'))
  },
  get member2_is_company() {
    return isCompanyName(textOf(answers, 'member2Name'))
  },
  get manager_is_company() {
    return isCompanyName(textOf(answers, 'managerName'))
  },
  get member1_block() {
    return signerBlock(firstRole(answers), textOf(answers, 'member1Name'))
  },
  get member2_block() {
    return signerBlock('Member 2', textOf(answers, 'member2Name'))
  },
  get manager_block() {
    return signerBlock('Manager', textOf(answers, 'managerName'))
  },
  get spouse1_block() {
    return `Spouse of ${textOf(answers, 'member1Name') || firstRole(answers)}`
  },
  get spouse2_block() {
    return `Spouse of ${textOf(answers, 'member2Name') || 'Member 2'}`
  },
  get company_block() {
    const name = textOf(answers, 'llcName')
    return name === '' ? 'The Company' : `The Company: ${name}`
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
