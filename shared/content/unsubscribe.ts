import { BRAND } from './brand.ts'

/** The text of the button, and of the link in the mail, which needs no other text of the page. */
export const UNSUBSCRIBE_ACTION = 'Unsubscribe'

/** The page that the guide's mail leads to, on which a reader sees to it that no other comes. */
export const UNSUBSCRIBE = {
  title: 'Unsubscribe',
  intro:
    'The free guide is sent only when somebody enters an address. Press the button, and none goes to yours any more, whoever enters it.',
  action: UNSUBSCRIBE_ACTION,
  sending: 'Unsubscribing...',
  done: 'Done. No guide goes to this address any more. What you buy is mailed to you as before.',
  /** Undoes it. */
  allow: 'Allow the guide again',
  allowing: 'Changing...',
  allowed: 'The guide may be asked for again. Enter your address on our site to get it.',
  unknown: `This link is incomplete or was never mailed. Open the one in your mail again, or write to ${BRAND.supportEmail}.`,
  failed: 'We could not be reached. Nothing has changed; please try again in a minute.',
} as const
