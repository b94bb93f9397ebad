/** The assumed hourly rate of a lawyer, in cents. */
export const LAWYER_HOUR = 40_000

/** The promises of the store's pages, in one place so that no two pages promise different things. */
export const CLAIMS = {
  hourlyRate: '$400+',
  averageSavings: '$800+',
  minutes: 'under 10 minutes',
  guaranteeDays: 30,
  linkDays: 7,
} as const

/** Said once where a purchase is decided. */
export const ATTORNEY_ADVICE = 'Have a licensed attorney review it before you sign.'
