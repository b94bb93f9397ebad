import { isRealDate } from './dates.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const NAMED = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

const twoDigits = (digits: string | number) => String(digits).padStart(2, '0')
const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

const isoFrom = (text: string): string => {
  const [, month = '', day = '', year] = SLASHED.exec(text) ?? []
  if (year !== undefined) return `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const [, name = '', date = '', of] = NAMED.exec(text) ?? []
  return of === undefined ? text : `${of}-${twoDigits(monthOf(name))}-${twoDigits(date)}`
}

/**
 * Reads a text that is nothing but a date: "2026-12-05", "12/5/2026" or "Dec. 5, 2026", with or
 * without "on" before it. Answers the ISO date; undefined for every other text.
 */
export const readDate = (text: string): string | undefined => {
  const iso = isoFrom(text.trim().replace(/^on\s+/i, ''))
  return isRealDate(iso) ? iso : undefined
}

const DAY = 86_400_000
const noon = (iso: string) => Date.parse(`${iso}T12:00:00Z`)

/** The ISO date `days` days after an ISO date. */
export const addDays = (iso: string, days: number): string =>
  new Date(noon(iso) + days * DAY).toISOString().slice(0, 10)

/** Whole days from one ISO date to another; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to) - noon(from)) / DAY)
