import { RECORD_DAYS } from '../retention.ts'

/** The page on which a buyer asks for the links of earlier purchases. */
export const FIND_PURCHASE = {
  title: 'Find My Purchase',
  intro: `Enter the address that you paid with. We mail the links of everything it bought in the last ${RECORD_DAYS} days, with new ones for those that have run out. It costs nothing.`,
  label: 'Email address',
  send: 'Mail me my links',
  sending: 'Asking...',
  /** Said of every address, so that nobody learns who has bought something. */
  done: 'If this address has bought something, its links are on the way. Look in your inbox in a minute, and among the unwanted mail.',
  pause: 'We mail the links of a purchase once an hour at most.',
  limited:
    'Many requests have come from your network, so nothing was sent. Please try again in an hour.',
  failed: 'We could not be reached. Nothing was sent; please try again in a minute.',
  invalid: 'Please enter a valid email address.',
} as const
