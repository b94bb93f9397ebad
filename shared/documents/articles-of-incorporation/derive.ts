import { numberOf } from '../template/answers.ts'
import { countyOf, isOneOf, mergeGetters, partyOf, phraseOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addDays, addMonths, isRealDate } from '../toolbox/dates.ts'
import { numberInWords } from '../toolbox/number-words.ts'
import { introductionOf, isPerson, type Party, signatureRole } from '../toolbox/parties.ts'
import { isIndependentCity } from '../toolbox/places.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { capitalize, splitLines, withoutAnyOther } from '../toolbox/text.ts'
import { AGENT } from './agent.ts'
import { hasDirectors, hasOffice, isOpen, numerals } from './articles.ts'
import { allShares, isWithoutPar, preferredOf, totalPar } from './share-par.ts'
import { actIn, filingNotesIn, hasOwnAct, officeIn, titleIn } from './state-law.ts'
import {
  COUNTY_STATES,
  EMAIL_STATES,
  enclosedForm,
  filesAcceptance,
  hasBacker,
  hasRequiredStatements,
  isWorksheet,
  NAICS_STATES,
  needsNotary,
} from './state-rules.ts'

const directorsOf = (answers: Answers): string[] => splitLines(textOf(answers, 'initialDirectors'))

/** What a state requires in the charter; a line to complete by hand if it is not answered. */
const STATED_IN_CHARTER = [
  [EMAIL_STATES, 'companyEmail'],
  [NAICS_STATES, 'industryCode'],
  [COUNTY_STATES, 'officeCounty'],
] as const

const withStock = (typed: string): string => {
  if (/\bstock\b/i.test(typed)) return typed
  const kind = typed.replace(/(?<!\b(?:per|a|each)\s)\bshares?\b/i, 'stock')
  return /\bstock\b/i.test(kind) ? kind : kind.replace(/^common\b/i, 'common stock')
}

const withParValue = (kind: string): string =>
  /\bpar\b/i.test(kind) ? kind : kind.replace('$', 'par value $$')

const withoutThe = (place: string): string => place.replace(/^the\s+/i, '')

/** "21 Main Street, Raleigh, NC 27601" as "raleigh". */
const townOf = (address: string): string | undefined =>
  splitLines(address).join(', ').split(',').at(-2)?.trim().toLowerCase()

/** Whether the principal office is in the town of the registered office, and so in its county. */
const isInOneTown = (answers: Answers): boolean => {
  const town = townOf(textOf(answers, 'principalOffice'))
  return town !== undefined && town === townOf(textOf(answers, 'registeredAgentAddress'))
}

const agentOf = (answers: Answers): Party => partyOf(answers, AGENT)

/** "Bo Chan, Manager": who signs for an agent that is a company, and as what, as far as it is known. */
const signerOfAgent = (agent: Party): string | undefined =>
  isPerson(agent)
    ? undefined
    : [agent.signer, agent.title].filter((part) => part !== undefined).join(', ') || undefined

/** "Ann Lee, 1 Elm Street" is Ann Lee. */
const signerOf = (answers: Answers, index: number): string | undefined =>
  directorsOf(answers)[index]?.split(',')[0]?.trim() || undefined

/**
 * The last day to elect S status for a tax year that starts on an ISO date: two months, which end the
 * day before the same day of the month or else with the month, and 15 days (Form 2553, instructions).
 */
export const electionDeadline = (start: string): string | undefined => {
  if (!isRealDate(start)) return undefined
  const later = addMonths(start, 2)
  return addDays(later, later.slice(8) === start.slice(8) ? 14 : 15)
}

/** The day on which the corporation begins, as far as it is known before the filing. */
const firstDay = (answers: Answers): string =>
  textOf(answers, 'effectiveDate') || textOf(answers, 'incorporationDate')

/** The answer on the number of directors, where the charter may state one. */
const statedDirectors = (answers: Answers): number | undefined =>
  isOneOf(answers, 'state', 'California', 'New York') ? undefined : numberOf(answers.directorCount)

const stateWords = (answers: Answers) => ({
  get charter() {
    return titleIn(answers.state)
  },
  get act() {
    return actIn(answers.state)
  },
  get filing_office() {
    return officeIn(answers.state)
  },
  get filing_fee_note() {
    return filingNotesIn(answers.state)?.fee
  },
  get report_note() {
    return filingNotesIn(answers.state)?.report
  },
  get also_due_note() {
    return filingNotesIn(answers.state)?.also
  },
  get report_name() {
    return capitalize(filingNotesIn(answers.state)?.row?.name ?? '') || undefined
  },
  get report_due() {
    return capitalize(filingNotesIn(answers.state)?.row?.due ?? '') || undefined
  },
  /** Whether the agent's acceptance is filed with the charter. */
  get files_acceptance() {
    return filesAcceptance(answers)
  },
  get needs_notary() {
    return needsNotary(answers)
  },
  get enclosed_form() {
    return enclosedForm(answers)
  },
  get has_backer() {
    return hasBacker(answers)
  },
  /** Whether the pages up to the notary's certificate are numbered with the charter. */
  get numbered_from_keep() {
    return (
      needsNotary(answers) || hasBacker(answers) || isOneOf(answers, 'signingState', 'California')
    )
  },
  /** Whether the state has its own notes on filing, fees and dates. */
  get own_notes() {
    return hasOwnAct(answers.state)
  },
  /** Whether the pages are copied into the state's own form and not filed. */
  get worksheet() {
    return isWorksheet(answers)
  },
  /** The state as used inside a sentence; its name is also the label of its blank. */
  get state_of_incorporation() {
    return stateInSentence(textOf(answers, 'state')) || undefined
  },
})

const structure = (answers: Answers) => ({
  get open() {
    return isOpen(answers)
  },
  get office_article() {
    return hasOffice(answers)
  },
  get directors_article() {
    return hasDirectors(answers)
  },
  get statements_article() {
    return hasRequiredStatements(answers)
  },
  /** Whether the charter lists its directors or leaves room for them. */
  get directors_named() {
    return hasDirectors(answers) && !isOneOf(answers, 'state', 'New York')
  },
  get directors_sign() {
    return isOneOf(answers, 'state', 'California') && directorsOf(answers).length > 0
  },
})

const words = (answers: Answers) => ({
  get business() {
    return withoutAnyOther(phraseOf(answers, 'businessPurpose') ?? '') || undefined
  },
  /** Whether the business is typed as its own sentence: "To sell lamps." */
  get business_with_capital() {
    return /^\p{Lu}\p{Ll}/u.test(phraseOf(answers, 'businessPurpose') ?? '')
  },
  /** In Virginia an office lies in a county or in an independent city: "City of Richmond". */
  get office_in_city() {
    return isIndependentCity('Virginia', withoutThe(textOf(answers, 'officeCounty')))
  },
  /** "City of Staunton", also where someone wrote "the City of Staunton". */
  get office_place() {
    return withoutThe(textOf(answers, 'officeCounty')) || undefined
  },
  get any_business() {
    return /^any lawful (business|purpose|act|activity)$/i.test(
      phraseOf(answers, 'businessPurpose') ?? '',
    )
  },
  /** "common stock, par value $1" after "shares of", also where someone wrote "common, $1". */
  get share_type() {
    const typed = phraseOf(answers, 'shareType')?.replace(/^[\d,]+\s+shares?\s+of\s+/i, '')
    return typed && withParValue(withStock(typed))
  },
  /** Whether the board may later create preferred stock; a blank form has one class. */
  get has_preferred() {
    return preferredOf(answers) > 0
  },
  get all_shares() {
    return allShares(answers)
  },
  get one_share() {
    return Number(answers.sharesAuthorized) === 1
  },
  /** Whether the charter has a line to complete by hand. */
  get leaves_a_line() {
    return STATED_IN_CHARTER.some(
      ([states, key]) => isOneOf(answers, 'state', ...states) && textOf(answers, key) === '',
    )
  },
  get no_par() {
    return isWithoutPar(answers)
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get office_county() {
    return countyOf(answers, 'officeCounty')
  },
  /** The county asked for is that of the registered office, in West Virginia of the principal one. */
  get principal_county() {
    const isKnown = isOneOf(answers, 'state', 'West Virginia') || isInOneTown(answers)
    return isKnown ? countyOf(answers, 'officeCounty') : undefined
  },
  /** The address for the state's mail: the office or, without one, the agent. */
  get mailing_address() {
    return (
      phraseOf(answers, 'mailingAddress') ??
      phraseOf(answers, 'principalOffice') ??
      phraseOf(answers, 'registeredAgentAddress')
    )
  },
  /** The par value of all shares together, for a state that requires it. */
  get total_par() {
    return totalPar(answers)
  },
  get director_count() {
    return statedDirectors(answers) ?? (directorsOf(answers).length || undefined)
  },
  /** The number that the charter fixes for the start, in words. */
  get stated_directors() {
    const count = statedDirectors(answers)
    return count && numberInWords(count).toLowerCase()
  },
  get one_preferred_share() {
    return preferredOf(answers) === 1
  },
  /** A contact who knows the corporation's affairs: the first director, if one is named. */
  get informed_person() {
    return directorsOf(answers)[0]
  },
  get agent_party() {
    return agentOf(answers)
  },
  get agent_is_company() {
    return !isPerson(agentOf(answers))
  },
  get agent_introduction() {
    return introductionOf(agentOf(answers))
  },
  get agent_block() {
    return signatureRole('Registered Agent', agentOf(answers))
  },
  get agent_signer() {
    return signerOfAgent(agentOf(answers))
  },
  get election_by() {
    return electionDeadline(firstDay(answers))
  },
  get begins_later() {
    return firstDay(answers) !== textOf(answers, 'incorporationDate')
  },
})

const MAX_DIRECTORS = 9

const signers = (answers: Answers): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Array.from({ length: MAX_DIRECTORS }, (_, index) => [
        `director${index + 1}`,
        { get: () => signerOf(answers, index), enumerable: true, configurable: true },
      ]),
    ),
  )

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(
    stateWords(answers),
    structure(answers),
    words(answers),
    numerals(answers),
    signers(answers),
  )
