/** The hourly rate that savings are calculated with. */
export const ATTORNEY_RATE_CENTS = 40_000

/** The store's promises, defined once so that no two pages contradict each other. */
export const CLAIMS = {
  hourlyRate: '$400+',
  averageSavings: '$800+',
  minutes: 'under 10 minutes',
  guaranteeDays: 30,
  linkDays: 7,
} as const

/** Shown once wherever a purchase is decided. */
export const ATTORNEY_ADVICE = 'Have a licensed attorney review it before you sign.'
