/** "December 5, 2026", or "December 5, 2026 at 3:04 PM" in the reader's time zone. */
export const longDate = (
  iso: string,
  { time = false, timeZone }: { time?: boolean; timeZone?: string } = {},
): string =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: time ? 'short' : undefined,
    timeZone,
  }).format(new Date(iso))
