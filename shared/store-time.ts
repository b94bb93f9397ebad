/*
 * Times are formatted in UTC with the zone shown, so that a page, an email and a receipt show the
 * same day in every time zone.
 */

const createUtcFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const DAY_FORMAT = createUtcFormat({ dateStyle: 'long' })
const MINUTE_FORMAT = createUtcFormat({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** "November 23, 2026 (UTC)" */
export const formatUtcDay = (iso: string): string => `${DAY_FORMAT.format(new Date(iso))} (UTC)`

/** "November 23, 2026 at 3:04 PM UTC" */
export const formatUtcMinute = (iso: string): string => MINUTE_FORMAT.format(new Date(iso))

const DAY_MS = 24 * 60 * 60 * 1000

/** The ISO time `days` later. */
export const daysAfter = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString()
