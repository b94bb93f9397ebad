import { addDays, daysBetween } from '../calendar.ts'
import { STATE_NAMES } from '../states.ts'
import type { Answers } from '../template.ts'
import { dateOf, has, text } from './reading.ts'
import { assetRows, debtRows, saysNone } from './schedule.ts'
import { STATUTES, type Statutes } from './statutes.ts'

const statutesOf = (answers: Answers): Partial<Statutes> => {
  const state = STATE_NAMES.find((name) => name === text(answers, 'state'))
  return (state && STATUTES[state]) ?? {}
}

/** Whole years of marriage after which the agreement ends; undefined for none. */
const sunsetOf = (answers: Answers): number | undefined => {
  const years = Number(text(answers, 'sunsetYears'))
  return Number.isInteger(years) && years > 0 ? years : undefined
}

/** 1 as "1st", 12 as "12th", 23 as "23rd". */
const ordinal = (count: number): string => {
  const teen = count % 100 >= 11 && count % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

const shifted = (date: string | undefined, days: number): string | undefined =>
  date === undefined ? undefined : addDays(date, days)

const hasChildren = (answers: Answers, key: string): boolean =>
  has(answers, key) && !saysNone(text(answers, key))

/** What the text needs beyond the answers themselves. Dates are ISO; what is unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> => ({
  get governing_state() {
    const state = text(answers, 'state')
    return state === 'District of Columbia' ? `the ${state}` : state || undefined
  },
  get county_name() {
    return text(answers, 'county').replace(/\s+county$/i, '') || undefined
  },
  /** Nobody has answered anything: the form is meant to be completed by hand. */
  get by_hand() {
    return !has(answers, 'party1Name') && !has(answers, 'party2Name')
  },
  get governing_statute() {
    return statutesOf(answers).law
  },
  get cite_effective() {
    return statutesOf(answers).effective
  },
  get cite_changes() {
    return statutesOf(answers).changes
  },
  get cite_void_marriage() {
    return statutesOf(answers).voidMarriage
  },
  get cite_time_limits() {
    return statutesOf(answers).timeLimits
  },
  get cite_choice_of_law() {
    return statutesOf(answers).choiceOfLaw
  },
  get cite_assistance() {
    return statutesOf(answers).assistance
  },
  get sunset_years() {
    return sunsetOf(answers)
  },
  get sunset_anniversary() {
    const years = sunsetOf(answers)
    return years === undefined ? undefined : ordinal(years)
  },
  get party1_has_children() {
    return hasChildren(answers, 'party1PriorChildren')
  },
  get party2_has_children() {
    return hasChildren(answers, 'party2PriorChildren')
  },
  get party1_asset_rows() {
    return assetRows(text(answers, 'party1Assets'))
  },
  get party1_no_assets() {
    return saysNone(text(answers, 'party1Assets'))
  },
  get party1_debt_rows() {
    return debtRows(text(answers, 'party1Debts'))
  },
  get party1_no_debts() {
    return saysNone(text(answers, 'party1Debts'))
  },
  get party2_asset_rows() {
    return assetRows(text(answers, 'party2Assets'))
  },
  get party2_no_assets() {
    return saysNone(text(answers, 'party2Assets'))
  },
  get party2_debt_rows() {
    return debtRows(text(answers, 'party2Debts'))
  },
  get party2_no_debts() {
    return saysNone(text(answers, 'party2Debts'))
  },
  get party1_lists_nothing() {
    return saysNone(text(answers, 'party1SeparateProperty'))
  },
  get party2_lists_nothing() {
    return saysNone(text(answers, 'party2SeparateProperty'))
  },
  get sign_by() {
    return shifted(dateOf(answers, 'marriageDate'), -30)
  },
  get start_by() {
    return shifted(dateOf(answers, 'marriageDate'), -120)
  },
  get plan_forms_by() {
    return shifted(dateOf(answers, 'marriageDate'), 60)
  },
  get days_to_read() {
    const [final, signed] = [dateOf(answers, 'finalDraftDate'), dateOf(answers, 'agreementDate')]
    return final && signed ? daysBetween(final, signed) : undefined
  },
  get earliest_signing() {
    return shifted(dateOf(answers, 'finalDraftDate'), 7)
  },
})
