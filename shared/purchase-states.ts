import { DOWNLOAD_MESSAGES } from './download-messages.ts'
import { PURCHASE_MESSAGES } from './purchase-messages.ts'

/** Every state of a purchase that a buyer or an admin can see, in order. */
export const PURCHASE_STATES = [
  'open',
  'failed',
  'checkout_expired',
  'paid',
  'ready',
  'correcting',
  'corrected',
  'partly_refunded',
  'link_expired',
  'refunded',
  'disputed',
  'deleted',
  'unmatched',
] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

type StateTexts = {
  /** Heading and text on the order status, thank-you and download pages and in emails. */
  title: string
  text: string
  /** The error of a link that doesn't open the files, if it isn't the title. */
  linkError?: string
  /** In the admin area. */
  admin: string
  /** On the receipt; absent while nothing has been paid. */
  receipt?: string
  /**
   * What the buyer can do: wait, download, ask for a new link, pay again from the document's page, save the receipt,
   * or contact support.
   */
  next: 'wait' | 'download' | 'renew' | 'pay' | 'receipt' | 'support'
}

const { download } = DOWNLOAD_MESSAGES
const { title, text } = PURCHASE_MESSAGES.purchaseSuccess

/**
 * The only table of states: pages, emails, receipts, file verification and the admin area all use
 * it.
 */
export const STATE_TEXTS: Readonly<Record<PurchaseState, StateTexts>> = {
  open: {
    title: 'Confirming your payment',
    text: 'We’re waiting for confirmation of your payment. Card payments take a few seconds. Bank payments can take days; we’ll email you the link when yours arrives.',
    admin: 'Not paid',
    next: 'wait',
  },
  failed: {
    title: 'Your payment didn’t go through',
    text: 'You weren’t charged. You can try again from the document’s page.',
    admin: 'Payment failed',
    next: 'pay',
  },
  checkout_expired: {
    title: 'Your payment wasn’t completed',
    text: 'The checkout page was open too long and expired. You weren’t charged.',
    admin: 'Checkout expired',
    next: 'pay',
  },
  paid: {
    title: 'Preparing your document',
    text: 'We received your payment and are generating your files. This takes a few seconds.',
    linkError: download.notFound,
    admin: 'Paid, generating files',
    receipt: 'Paid',
    next: 'wait',
  },
  ready: { title, text, admin: 'Ready', receipt: 'Paid', next: 'download' },
  correcting: {
    title,
    text: 'We’re generating your new files. This takes a few seconds; until then, the buttons download the earlier ones.',
    admin: 'Correction in progress',
    receipt: 'Paid',
    next: 'download',
  },
  corrected: {
    title,
    text: 'These are your corrected files. They have replaced the earlier ones.',
    admin: 'Ready, corrected',
    receipt: 'Paid',
    next: 'download',
  },
  partly_refunded: {
    title,
    text: 'Part of the price was refunded. You keep your files, and the download link still works.',
    admin: 'Ready, partly refunded',
    receipt: 'Partly refunded',
    next: 'download',
  },
  link_expired: {
    title: 'Your download link has expired',
    text: 'Links work for 7 days. We still have your document, and we’ll email you a new link for free.',
    linkError: download.expired,
    admin: 'Link expired',
    receipt: 'Paid',
    next: 'renew',
  },
  refunded: {
    title: 'This purchase was refunded',
    text: 'The money goes back to your original payment method, usually within 10 business days. The download link no longer works.',
    admin: 'Refunded',
    receipt: 'Refunded',
    next: 'receipt',
  },
  disputed: {
    title: 'This payment is in dispute',
    text: 'The payment was disputed with the bank, so the download link is paused. It will work again if the dispute is withdrawn or decided in our favor.',
    admin: 'In dispute',
    receipt: 'In dispute',
    next: 'receipt',
  },
  deleted: {
    title: 'This document was deleted',
    text: 'Its answers and files were deleted from our servers as requested, and cannot be restored. Only the receipt is still available. Our email about the deletion contains it.',
    admin: 'Deleted',
    receipt: 'Paid, document deleted',
    next: 'receipt',
  },
  unmatched: {
    title: 'We have your payment',
    text: 'We received your payment, but it doesn’t match an order. We’re looking into it and will email you your document or a refund.',
    admin: 'No matching order',
    receipt: 'Paid',
    next: 'support',
  },
}

/** The error of a link that doesn't open the files. */
export const linkErrorOf = (state: PurchaseState): string =>
  STATE_TEXTS[state].linkError ?? STATE_TEXTS[state].title

/** Whether the state changes only by a further action, so that pages can stop polling. */
export const isFinal = (state: PurchaseState | undefined): boolean =>
  state !== undefined && state !== 'correcting' && STATE_TEXTS[state].next !== 'wait'

/** Whether the download link opens the files. */
export const opensFiles = (state: PurchaseState | undefined): boolean =>
  state !== undefined && STATE_TEXTS[state].next === 'download'
