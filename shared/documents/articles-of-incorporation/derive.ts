import { addDays } from '../calendar.ts'
import { isRealDate } from '../dates.ts'
import type { Answers } from '../template.ts'
import { isCompanyName, oneLine, splitLines } from '../text.ts'
import { hasDirectors, hasOffice, hasStatements, isOpen, numerals } from './articles.ts'
import { actIn, officeIn, titleIn } from './state-law.ts'

const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const isIn = (answers: Answers, ...states: string[]): boolean =>
  states.includes(textOf(answers, 'state'))

/** The answer as part of a sentence, without a full stop of its own. */
const phraseOf = (answers: Answers, key: string): string | undefined =>
  oneLine(textOf(answers, key), ';').replace(/[.;,\s]+$/, '') || undefined

const directorsOf = (answers: Answers): string[] => splitLines(textOf(answers, 'initialDirectors'))

/** "Ann Lee, 1 Elm Street" is Ann Lee. */
const signerOf = (answers: Answers, index: number): string | undefined =>
  directorsOf(answers)[index]?.split(',')[0]?.trim() || undefined

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/**
 * The last day to elect S status for a tax year that starts on an ISO date: two months, which end the
 * day before the same day of the month or else with the month, and 15 days (Form 2553, instructions).
 */
export const electionDeadline = (start: string): string | undefined => {
  if (!isRealDate(start)) return undefined
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number)
  const [lateYear, lateMonth] = month > 10 ? [year + 1, month - 10] : [year, month + 2]
  const same = `${lateYear}-${twoDigits(lateMonth)}-${twoDigits(day)}`
  if (isRealDate(same)) return addDays(same, 14)
  return addDays(`${lateYear}-${twoDigits(lateMonth + 1)}-01`, 14)
}

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
  /** Whether the agent's acceptance is filed with the charter. */
  get files_acceptance() {
    return isIn(answers, 'Connecticut', 'Florida')
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
    return hasStatements(answers)
  },
  /** Directors stand in the charter itself, or are to be written into it. */
  get directors_named() {
    return hasDirectors(answers) && !isIn(answers, 'New York')
  },
  get directors_sign() {
    return isIn(answers, 'California') && directorsOf(answers).length > 0
  },
})

const words = (answers: Answers) => ({
  get business() {
    return phraseOf(answers, 'businessPurpose')
  },
  get any_business() {
    return /^any lawful (business|purpose|act|activity)$/i.test(
      phraseOf(answers, 'businessPurpose') ?? '',
    )
  },
  get share_type() {
    return phraseOf(answers, 'shareType')
  },
  get one_share() {
    return Number(answers.sharesAuthorized) === 1
  },
  get no_par() {
    return /\b(without|no)[\s-]+par\b/i.test(textOf(answers, 'shareType'))
  },
  get county_name() {
    return textOf(answers, 'county').replace(/\s+(county|parish)$/i, '') || undefined
  },
  get office_county() {
    return textOf(answers, 'officeCounty').replace(/\s+county$/i, '') || undefined
  },
  /** Where the state sends papers: the office or, where none is given, the agent. */
  get mailing_address() {
    return phraseOf(answers, 'principalOffice') ?? phraseOf(answers, 'registeredAgentAddress')
  },
  get agent_is_company() {
    return isCompanyName(textOf(answers, 'registeredAgentName'))
  },
  get agent_block() {
    const name = textOf(answers, 'registeredAgentName')
    return isCompanyName(name) ? `Registered Agent: ${name}` : 'Registered Agent'
  },
  get election_by() {
    return electionDeadline(textOf(answers, 'incorporationDate'))
  },
})

const DIRECTORS = 9

const signers = (answers: Answers): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Array.from({ length: DIRECTORS }, (_, index) => [
        `director${index + 1}`,
        { get: () => signerOf(answers, index), enumerable: true, configurable: true },
      ]),
    ),
  )

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
    numerals(answers),
    signers(answers),
  )
