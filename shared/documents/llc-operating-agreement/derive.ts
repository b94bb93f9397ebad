import {
  countyOf,
  countyPhraseOf,
  governingState,
  hasText,
  isOneOf,
  mergeGetters,
  phraseOf,
  textOf,
} from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { withArticle } from '../toolbox/articles.ts'
import { addDays, isRealDate } from '../toolbox/dates.ts'
import { isPerson } from '../toolbox/parties.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { capitalize, splitLines, withoutAnyOther } from '../toolbox/text.ts'
import {
  byManager,
  byMembers,
  isOutside,
  isSCorporation,
  managerOf,
  managingMember,
  representativeOf,
} from './choices.ts'
import { contributions } from './contributions.ts'
import { members, ownership } from './member-words.ts'
import {
  hasEntityMember,
  hasSeveral,
  isOpen,
  MEMBERS,
  mayShareWithSpouse,
  memberNumbers,
  memberOf,
} from './members.ts'
import { signature, signers } from './signing.ts'
import { actOf, filingNotesOf, filingOf, hasNotes, officeOf, stateLawOf } from './state-law.ts'
import { vesting } from './vesting.ts'

/**
 * The choice on sharing. An S corporation shares by ownership and keeps no capital accounts, whatever
 * was chosen.
 */
const ruleOf = (answers: Answers, key: string): string | undefined => {
  const chosen = textOf(answers, key)
  if (!isSCorporation(answers)) return chosen || undefined
  if (key === 'departurePayout') return chosen === 'capital account' ? 'book value' : chosen
  return 'ownership percentage'
}

/** The yearly percentage before profit is shared; an S corporation has one class and so none. */
const preferredRate = (answers: Answers): string | undefined =>
  hasSeveral(answers) && !isSCorporation(answers)
    ? textOf(answers, 'preferredReturn') || undefined
    : undefined

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
  return hasSeveral(answers) ? 'the Members' : 'the Member'
}

/** Where the manager gets notices: the manager's own address or, without one, the member's who is the manager. */
const managerAddress = (answers: Answers): string | undefined => {
  const member = managingMember(answers)
  return (
    phraseOf(answers, 'managerAddress') ??
    (member === undefined ? undefined : phraseOf(answers, `member${member}Address`))
  )
}

const stateWords = (answers: Answers) => ({
  get document_name() {
    return stateLawOf(answers.state)?.agreement ?? 'Operating Agreement'
  },
  /** "an Ohio"; undefined while no state is chosen. */
  get a_state() {
    const state = stateInSentence(textOf(answers, 'state')).replace(/^the /, '')
    return state === '' ? undefined : withArticle(state)
  },
  get A_state() {
    return capitalize(this.a_state ?? '') || undefined
  },
  get act() {
    return actOf(answers.state)
  },
  /** Whether the state has neither its own article nor its own guide. */
  get general_state() {
    return hasText(answers, 'state') && stateLawOf(answers.state) === undefined
  },
  /** Whether the state has its own rules; those of every state are in the agreement. */
  get state_guide() {
    return !hasText(answers, 'state') || hasNotes(answers.state)
  },
  get filing() {
    return filingOf(answers.state) ?? 'articles or certificate'
  },
  get filing_office() {
    return officeOf(answers.state) ?? 'state filing office'
  },
  get formation_fee_note() {
    return filingNotesOf(answers.state)?.fee
  },
  get report_note() {
    return filingNotesOf(answers.state)?.report
  },
  get also_due_note() {
    return filingNotesOf(answers.state)?.also
  },
  get report_name() {
    return capitalize(filingNotesOf(answers.state)?.row?.name ?? '') || undefined
  },
  get report_due() {
    return capitalize(filingNotesOf(answers.state)?.row?.due ?? '') || undefined
  },
  get spouses_consent() {
    return memberNumbers(answers).some((number) => mayShareWithSpouse(answers, number))
  },
  /** Rev. Proc. 2002-69 speaks of a company that two spouses own alone. */
  get spouses_may_own_all() {
    const numbers = memberNumbers(answers)
    return numbers.length <= 2 && numbers.every((number) => mayShareWithSpouse(answers, number))
  },
})

const structure = (answers: Answers) => ({
  /**
   * Whether the agreement has the article on the sole member's successor, which an open form also
   * keeps.
   */
  get succession() {
    return !hasSeveral(answers) || isOpen(answers)
  },
  /** Whether one member runs the company without a manager. */
  get alone() {
    return !hasSeveral(answers) && !isOpen(answers) && byMembers(answers)
  },
  get entity_member() {
    return hasEntityMember(answers)
  },
  /** Whether the one member is a trust, which acts through a trustee. */
  get trust_member() {
    const member = memberOf(answers, 1)
    return hasEntityMember(answers) && !isPerson(member) && member.kind === 'trust'
  },
  get supermajority() {
    return isOneOf(answers, 'decisionMethod', 'a two-thirds vote')
  },
  get tax_representative() {
    return phraseOf(answers, 'taxRepresentative')
  },
  get representative_is_company() {
    return !isPerson(representativeOf(answers))
  },
  get manager_is_member() {
    return managingMember(answers) !== undefined
  },
  get manager_address() {
    return managerAddress(answers)
  },
  get s_corporation() {
    return isSCorporation(answers)
  },
  get partnership() {
    return hasSeveral(answers) && !isSCorporation(answers)
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
    return ruleOf(answers, 'profitSplitRule')
  },
  get payout() {
    return ruleOf(answers, 'departurePayout')
  },
  get final_split() {
    return ruleOf(answers, 'dissolutionSplit')
  },
  /** Whether the agreement lets the company grant shares of its future gains for work. */
  get profits_interests() {
    return answers.profitsInterests === true && hasSeveral(answers) && !isSCorporation(answers)
  },
  get manager_is_company() {
    return byManager(answers) && !isPerson(managerOf(answers))
  },
  get preferred_rate() {
    return preferredRate(answers)
  },
  /** Whether winding up divides what is left otherwise than by percentage, which prices every exit. */
  get waterfall() {
    const split = ruleOf(answers, 'dissolutionSplit') ?? ''
    return (
      ['capital accounts', 'equal shares'].includes(split) || preferredRate(answers) !== undefined
    )
  },
})

const words = (answers: Answers) => ({
  get company_capitals() {
    return textOf(answers, 'llcName').toUpperCase() || undefined
  },
  /** "Raising trout." as "raising trout", for the middle of a sentence. */
  get business() {
    const lines = splitLines(textOf(answers, 'purpose')).map((line) =>
      line
        .replace(/[.;,\s]+$/, '')
        .replace(/^[A-Z](?=[a-z]+ing\b)/, (letter) => letter.toLowerCase()),
    )
    return withoutAnyOther(lines.join('; ')) || undefined
  },
  /** Whether the business is more than one phrase: "boat tours; it also runs a shop". */
  get business_in_parts() {
    return (this.business ?? '').includes(';')
  },
  get any_business() {
    return /^any lawful (business|purpose|activity)$/i.test(phraseOf(answers, 'purpose') ?? '')
  },
  get agent() {
    return phraseOf(answers, 'registeredAgent')
  },
  get deciders() {
    return deciders(answers)
  },
  get Deciders() {
    return capitalize(deciders(answers))
  },
  get meeting_interval() {
    return textOf(answers, 'meetingSchedule') || undefined
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'county', textOf(answers, 'signingState'))
  },
  get governing_state() {
    return governingState(answers)
  },
  get signing_state() {
    return stateInSentence(textOf(answers, 'signingState')) || undefined
  },
})

/** Whether the company is to be formed after the agreement is made, which then takes effect late. */
const isFormedLater = (answers: Answers): boolean => {
  const [made, formed] = [textOf(answers, 'date'), textOf(answers, 'formationDate')]
  return isRealDate(made) && isRealDate(formed) && formed > made
}

const days = (answers: Answers) => ({
  get formed_later() {
    return isFormedLater(answers)
  },
  get contributions_due() {
    return dayAfter(answers, isFormedLater(answers) ? 'formationDate' : 'date', 30)
  },
  /** An interest is received when the agreement takes effect; the election has 30 days from then. */
  get election_83b_by() {
    return dayAfter(answers, isFormedLater(answers) ? 'formationDate' : 'date', 30)
  },
  get new_york_agreement_by() {
    return deadline(answers, 'New York', 90)
  },
  get new_york_publication_by() {
    return deadline(answers, 'New York', 120)
  },
  /** The day on which publication was due, where it has passed before the agreement. */
  get new_york_publication_late() {
    const due = isOneOf(answers, 'state', 'New York')
      ? dayAfter(answers, 'formationDate', 120)
      : undefined
    return due !== undefined && due < textOf(answers, 'date') ? due : undefined
  },
  get california_statement_by() {
    return deadline(answers, 'California', 90)
  },
})

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(
    stateWords(answers),
    structure(answers),
    words(answers),
    ...members(answers),
    vesting(answers),
    contributions(answers),
    signers(answers),
    ...MEMBERS.flatMap((number) => [ownership(answers, number), signature(answers, number)]),
    days(answers),
  )
