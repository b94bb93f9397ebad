import type { OrderStatus } from '../api/purchases.ts'
import { DOWNLOAD_MESSAGES } from '../download-messages.ts'

export type PurchaseNotice = { title: string; text: string }

/** What a buyer reads while a purchase is not ready, by its status. */
export const PURCHASE_NOTICES: Record<Exclude<OrderStatus, 'ready'>, PurchaseNotice> = {
  open: {
    title: 'Confirming your payment',
    text: 'We are waiting for the payment to be confirmed. Card payments take a few seconds; a bank payment can take days, and we will mail you the link when it arrives.',
  },
  paid: {
    title: 'Preparing your document',
    text: 'Your payment has arrived. We are writing your files; this takes a few seconds.',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'You have not been charged. You can try again from the document page.',
  },
  expired: {
    title: 'The payment was not completed',
    text: 'The payment page was left open too long and has closed. You have not been charged.',
  },
  revoked: {
    title: 'This purchase has been refunded',
    text: 'The download link no longer works. Write to us if you think this is a mistake.',
  },
}

/** The files are there, but this browser has not bought them. */
export const PURCHASE_ELSEWHERE: PurchaseNotice = {
  title: 'This purchase is complete',
  text: 'For your safety its files open only in the browser in which they were bought, and through the link in the e-mail we sent.',
}

/**
 * What stands in the page of payment links before its program runs. It has more to read than NO_PURCHASE, which may take
 * its place: the largest text of the page has come with the page itself.
 */
export const LOOKING_FOR_PURCHASE: PurchaseNotice = {
  title: 'Your purchase',
  text: 'We are looking for what was bought in this browser and will show its files here. If you have paid in another browser, use the link in the e-mail we sent you. If something is missing, write to us.',
}

/** The page waits for an order of this browser, and there is none. */
export const NO_PURCHASE: PurchaseNotice = {
  title: 'No purchase in this browser',
  text: 'Nothing has been bought here yet. If you have paid in another browser, use the link in the e-mail we sent you, or write to us.',
}

/** The reference in the address belongs to no purchase. */
export const UNKNOWN_PURCHASE: PurchaseNotice = {
  title: 'We cannot find this purchase',
  text: 'The address of this page does not belong to a purchase we know. If you have paid, use the link in the e-mail we sent you, or write to us.',
}

/** The server could not be asked. */
export const UNREACHABLE_PURCHASE: PurchaseNotice = {
  title: 'We cannot reach your purchase right now',
  text: `${DOWNLOAD_MESSAGES.download.unexpected}. Nothing you paid for is lost; reload the page in a minute.`,
}

/** Said when a paid document is not ready after this many milliseconds. */
export const SLOW_PURCHASE = {
  after: 60_000,
  text: 'This is taking longer than usual. You may close this page: we will mail you the link.',
} as const

/** On the page of a document that this browser has bought. */
export const BOUGHT_HERE = {
  title: 'Your purchase',
  text: 'You have bought this document in this browser.',
  action: 'Open your files',
} as const

/** What to do once the files are there. */
export const NEXT_STEPS: readonly PurchaseNotice[] = [
  { title: 'Review thoroughly', text: 'Read every clause and check names, dates and amounts.' },
  { title: 'Customize as needed', text: 'Open the Word file and change what your case needs.' },
  {
    title: 'Execute properly',
    text: 'Print and sign it, and have it witnessed, notarized or filed as the instructions say.',
  },
  { title: 'Secure storage', text: 'Keep the signed original safe and give each party a copy.' },
]

/** Over the steps of the bought instructions. */
export const STEPS_OF_INSTRUCTIONS = 'Step by step, from your instructions'

/** How far the buyer has come with them. */
export const stepsDone = (done: number, all: number): string => `${done} of ${all} done`
