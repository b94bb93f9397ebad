import { BRAND } from './brand.ts'

/** A separate constant, so that the guide email does not load the page's texts. */
export const UNSUBSCRIBE_ACTION = 'Unsubscribe'

/** The page that the guide's unsubscribe link opens. */
export const UNSUBSCRIBE = {
  title: 'Unsubscribe',
  intro:
    'Stop the free guide from being sent to your address, even if someone else enters it on our site.',
  action: UNSUBSCRIBE_ACTION,
  sending: 'Unsubscribing...',
  done: 'You’re unsubscribed. We’ll still email you about your purchases.',
  resubscribe: 'Resubscribe',
  resubscribing: 'Resubscribing...',
  resubscribed: 'You’re resubscribed. Enter your address on our site to get the guide.',
  unknown: `This link is incomplete or invalid. Open the link in your email again, or write to ${BRAND.supportEmail}.`,
  failed: 'We couldn’t reach our server. Nothing has changed; please try again in a minute.',
} as const
