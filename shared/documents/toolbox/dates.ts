/** Dates are ISO calendar dates ("2026-12-05") without a time zone. */

const MONTHS = [
  'January February March April May June',
  'July August September October November December',
].flatMap((names) => names.split(' '))

const twoDigits = (digits: string | number) => String(digits).padStart(2, '0')

const partsOf = (iso: string): [number, number, number] | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined
}

/** The answer when the typed date doesn't exist, such as February 30. Browsers don't expose what was typed. */
export const IMPOSSIBLE_DATE = '0000-00-00'

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Whether the text is an existing calendar date: "2026-02-30" is not. */
export const isRealDate = (iso: string): boolean => {
  const parts = partsOf(iso)
  if (!parts) return false
  const [year, month, day] = parts
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** "2026-12-05" as "December 5, 2026"; any other text is returned unchanged. */
export const formatDate = (iso: string): string => {
  const parts = partsOf(iso)
  if (!parts || !isRealDate(iso)) return iso
  const [year, month, day] = parts
  return `${MONTHS[month - 1]} ${day}, ${year}`
}

/** The same day some months later, or the last day of a shorter month. */
export const addMonths = (iso: string, months: number): string => {
  const parts = partsOf(iso)
  if (!parts) return iso
  const [year, month, day] = parts
  const count = year * 12 + (month - 1) + months
  const [laterYear, laterMonth] = [Math.floor(count / 12), (count % 12) + 1]
  const date = Math.min(day, daysIn(laterYear, laterMonth))
  return `${String(laterYear).padStart(4, '0')}-${twoDigits(laterMonth)}-${twoDigits(date)}`
}

/** The same day some years later; February 29 becomes February 28 where there is none. */
export const addYears = (iso: string, years: number): string => addMonths(iso, 12 * years)

const NAMED = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** The month's number: 12 for "Dec", "dec" or "December". 0 if no month begins like that. */
const monthOf = (name: string): number => {
  const start = name.slice(0, 3).toLowerCase()
  return MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === start) + 1
}

const isoFrom = (text: string): string => {
  const [, month = '', day = '', year] = SLASHED.exec(text) ?? []
  if (year !== undefined) return `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const [, name = '', date = '', namedYear] = NAMED.exec(text) ?? []
  const named = monthOf(name)
  if (namedYear === undefined || named === 0) return text
  return `${namedYear}-${twoDigits(named)}-${twoDigits(date)}`
}

/**
 * Parses a text that consists of a date only: "2026-12-05", "12/5/2026" or "Dec. 5, 2026", with or
 * without "on" before it. Returns the ISO date, or undefined for any other text.
 */
export const readDate = (text: string): string | undefined => {
  const iso = isoFrom(text.trim().replace(/^on\s+/i, ''))
  return isRealDate(iso) ? iso : undefined
}

/**
 * Parses the date in a list cell. A nonexistent date such as 2/30/2026 becomes `IMPOSSIBLE_DATE`, which
 * validation rejects.
 */
export const readDateCell = (text: string): string | undefined => {
  const [, , month] = partsOf(isoFrom(text.trim())) ?? []
  return readDate(text) ?? (month === undefined ? undefined : IMPOSSIBLE_DATE)
}

/** Removes impossible dates and the words that introduce them. */
export const withoutImpossibleDates = (text: string): string =>
  text.replaceAll(/(?:,\s*born|\s[-\u2013\u2014])?\s*0000-00-00/g, '')

const DAY_MS = 86_400_000
const noon = (iso: string) => Date.parse(`${iso}T12:00:00Z`)

/** The ISO date `days` days after an ISO date. */
export const addDays = (iso: string, days: number): string =>
  new Date(noon(iso) + days * DAY_MS).toISOString().slice(0, 10)

/** Whole days from one ISO date to another; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to) - noon(from)) / DAY_MS)

/** The day of the week, 0 for Sunday. */
export const weekdayOf = (iso: string): number => new Date(noon(iso)).getUTCDay()
