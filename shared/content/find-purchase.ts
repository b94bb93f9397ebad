import { RECORD_DAYS } from '../retention.ts'

/** The page that emails a buyer the links of earlier purchases. */
export const FIND_PURCHASE = {
  title: 'Find my purchases',
  intro: `Enter the email address you paid with. We’ll email you the links to everything you bought in the last ${RECORD_DAYS} days, with new links for any that expired. It’s free.`,
  label: 'Email address',
  send: 'Email me my links',
  sending: 'Sending...',
  /** Shown for every address, so that it does not reveal who has bought something. */
  done: 'If you bought something with this address, your links are on the way. Check your inbox and spam folder in a minute.',
  pause: 'We send the links for a purchase at most once an hour.',
  limited:
    'Too many requests came from your network, so nothing was sent. Please try again in an hour.',
  failed: 'We couldn’t reach our server. Nothing was sent; please try again in a minute.',
} as const
