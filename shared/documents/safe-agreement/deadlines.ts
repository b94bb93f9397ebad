import { addDays, readDate, weekdayOf } from '../toolbox/dates.ts'

/** Form D and most state notices are due this many days after the first sale (17 CFR 230.503). */
const FILING_DAYS = 15

const SATURDAY = 6

/** Days to the next Monday from a day of the weekend, else 0. */
const daysOfWeekendLeft = (iso: string): number => {
  const weekday = weekdayOf(iso)
  if (weekday === SATURDAY) return 2
  return weekday === 0 ? 1 : 0
}

/** The 15th day after the sale, an ISO date; undefined if `sale` is not a date. */
export const noticeDue = (sale: string): string | undefined => {
  const day = readDate(sale)
  return day && addDays(day, FILING_DAYS)
}

/**
 * The last day for Form D: the 15th day after the first sale, or the Monday after it when it falls on
 * a weekend. Federal holidays are left to the reader.
 */
export const formDDue = (sale: string): string | undefined => {
  const day = noticeDue(sale)
  return day && addDays(day, daysOfWeekendLeft(day))
}
