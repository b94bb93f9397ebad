import { addDays } from '../calendar.ts'
import { isRealDate } from '../dates.ts'

/** How often a payment falls due: the answer `paymentFrequency`. */
export type Frequency = 'week' | 'month' | 'quarter' | 'year'

/** Payments in a year. */
export const PER_YEAR: Readonly<Record<Frequency, number>> = {
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

export const isFrequency = (text: string): text is Frequency => Object.hasOwn(PER_YEAR, text)

const iso = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The same day some months later, or the last day of a shorter month. Dates are ISO. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  const to = (on: number) => iso(Math.floor(count / 12), (count % 12) + 1, on)
  return (
    [day, 30, 29, 28].map(to).find((on) => on.slice(8) <= date.slice(8) && isRealDate(on)) ?? to(28)
  )
}

/** The ISO date some whole periods later, always counted from the first day. */
export const addPeriods = (date: string, frequency: Frequency, periods: number): string =>
  frequency === 'week'
    ? addDays(date, 7 * periods)
    : addMonths(date, (12 / PER_YEAR[frequency]) * periods)
