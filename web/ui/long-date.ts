const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const
const MINUTE = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** "December 5, 2026", or "December 5, 2026 at 3:04 PM EST"; in the user's time zone by default. */
export const longDate = (
  iso: string,
  { time = false, timeZone }: { time?: boolean; timeZone?: string } = {},
): string =>
  new Intl.DateTimeFormat('en-US', { ...DAY, ...(time && MINUTE), timeZone }).format(new Date(iso))
