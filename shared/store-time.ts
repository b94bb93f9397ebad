/*
 * Times are formatted in UTC with the zone shown, so that a page, an email and a receipt show the
 * same day in every time zone.
 */

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const DAY = inUtc({ dateStyle: 'long' })
const MINUTE = inUtc({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** "November 23, 2026 (UTC)" */
export const storeDay = (iso: string): string => `${DAY.format(new Date(iso))} (UTC)`

/** "November 23, 2026 at 3:04 PM UTC" */
export const storeMinute = (iso: string): string => MINUTE.format(new Date(iso))

const DAY_MS = 24 * 60 * 60 * 1000

/** The ISO time that many days later. */
export const daysAfter = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString()
