import { addDays, weekdayOf } from './dates.ts'

const isWeekend = (iso: string): boolean => [0, 6].includes(weekdayOf(iso))
const MONDAY = 1
const THURSDAY = 4

/** The `nth` such day of the week on or after an ISO date, counted from 1. */
const nthFrom = (iso: string, weekday: number, nth: number): string =>
  addDays(iso, ((weekday - weekdayOf(iso) + 7) % 7) + (nth - 1) * 7)

/** Saturday holidays are observed on Friday, Sunday ones on Monday. */
const observedDateOf = (iso: string): string => {
  if (weekdayOf(iso) === 6) return addDays(iso, -1)
  return weekdayOf(iso) === 0 ? addDays(iso, 1) : iso
}

/** The observed federal holidays of a year, 5 U.S.C. 6103, including the next New Year's Day. */
const holidaysOf = (year: string): string[] => [
  ...['01-01', '06-19', '07-04', '11-11', '12-25'].map((day) => observedDateOf(`${year}-${day}`)),
  observedDateOf(`${Number(year) + 1}-01-01`),
  nthFrom(`${year}-01-01`, MONDAY, 3),
  nthFrom(`${year}-02-01`, MONDAY, 3),
  nthFrom(`${year}-05-25`, MONDAY, 1),
  nthFrom(`${year}-09-01`, MONDAY, 1),
  nthFrom(`${year}-10-01`, MONDAY, 2),
  nthFrom(`${year}-11-01`, THURSDAY, 4),
]

/**
 * Whether the day is neither a weekend nor a federal holiday. State holidays are not considered.
 */
export const isBusinessDay = (iso: string): boolean =>
  !isWeekend(iso) && !holidaysOf(iso.slice(0, 4)).includes(iso)

/** The ISO date `count` business days after an ISO date, or before it when `step` is -1. */
export const businessDaysFrom = (iso: string, count: number, step: 1 | -1 = 1): string => {
  let day = iso
  for (let left = count; left > 0; left -= isBusinessDay(day) ? 1 : 0) day = addDays(day, step)
  return day
}
