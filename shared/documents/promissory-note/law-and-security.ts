import {
  centsOf,
  countyOf,
  countyPhraseOf,
  dateOf,
  governingState,
  textOf,
} from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { asAmount } from '../toolbox/money.ts'
import { limitsOf } from './limits.ts'

/** The number of characters above which the collateral gets its own schedule. */
const LONG_DESCRIPTION = 300

/** Words of a limit that follows a rate which others publish. */
const INDEXED_RATE = /\bpoints above\b|\bpublish(ed|es)\b/

const isLong = (answers: Answers): boolean =>
  textOf(answers, 'collateral').length > LONG_DESCRIPTION

/** Documentary stamp tax of Florida in cents: Fla. Stat. § 201.08, capped for notes. */
const floridaTax = (answers: Answers): number | undefined => {
  const cents = centsOf(answers, 'loanAmount')
  return cents === undefined ? undefined : Math.min(245_000, Math.ceil(cents / 10_000) * 35)
}

/** The law that governs, where the note is signed, and what secures it. */
export const lawAndSecurity = (answers: Answers) => ({
  get governing_state() {
    return governingState(answers)
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'county')
  },
  get lent_before() {
    const [given, signed] = [dateOf(answers, 'dateLoanGiven'), dateOf(answers, 'date')]
    return given !== undefined && signed !== undefined && given < signed
  },
  get limit_terms() {
    return limitsOf(textOf(answers, 'state'))?.terms
  },
  get limit_moves() {
    return INDEXED_RATE.test(limitsOf(textOf(answers, 'state'))?.terms ?? '')
  },
  get limit_cite() {
    return limitsOf(textOf(answers, 'state'))?.cite
  },
  get long_collateral() {
    return isLong(answers)
  },
  get florida_tax() {
    return asAmount(floridaTax(answers))
  },
})
