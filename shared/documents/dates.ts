/** Dates are ISO calendar dates ("2026-12-05") without a time zone. */

const MONTHS = [
  'January February March April May June',
  'July August September October November December',
].flatMap((names) => names.split(' '))

const partsOf = (iso: string): [number, number, number] | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Whether the text is a day of the calendar: "2026-02-30" is not. */
export const isRealDate = (iso: string): boolean => {
  const parts = partsOf(iso)
  if (!parts) return false
  const [year, month, day] = parts
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** "2026-12-05" as "December 5, 2026"; a text that is no date stays as typed. */
export const formatDate = (iso: string): string => {
  const parts = partsOf(iso)
  if (!parts || !isRealDate(iso)) return iso
  const [year, month, day] = parts
  return `${MONTHS[month - 1]} ${day}, ${year}`
}

/** The same day some years later; February 29 becomes February 28 where there is none. */
export const addYears = (iso: string, years: number): string => {
  const parts = partsOf(iso)
  if (!parts) return iso
  const [year, month, day] = parts
  const later = year + years
  const pad = (n: number, width: number) => String(n).padStart(width, '0')
  return `${pad(later, 4)}-${pad(month, 2)}-${pad(Math.min(day, daysIn(later, month)), 2)}`
}
