import { DOWNLOAD_MESSAGES } from './download-messages.ts'
import { PURCHASE_MESSAGES } from './purchase-messages.ts'

/** Every state of a purchase that a buyer or an admin can meet, from the first click to the end of the record. */
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
  /** Heading and sentence of the order status page, the thank-you page, the download page and the emails. */
  title: string
  text: string
  /** What the link answers when it does not open the files. */
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

/** The one table of states: pages, emails, receipts, file checks and the admin area all read it. */
export const STATE_TEXTS: Readonly<Record<PurchaseState, StateTexts>> = {
  open: {
    title: 'Confirming your payment',
    text: 'We are waiting for the payment to be confirmed. Card payments take a few seconds; a bank payment can take days, and we will email you the link when it arrives.',
    admin: 'Not paid',
    next: 'wait',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'You have not been charged. You can try again from the document page.',
    admin: 'Payment failed',
    next: 'pay',
  },
  checkout_expired: {
    title: 'The payment was not completed',
    text: 'The payment page was left open too long and has closed. You have not been charged.',
    admin: 'Checkout expired',
    next: 'pay',
  },
  paid: {
    title: 'Preparing your document',
    text: 'Your payment has arrived. We are writing your files; this takes a few seconds.',
    linkError: download.notFound,
    admin: 'Paid, files on their way',
    receipt: 'Paid',
    next: 'wait',
  },
  ready: { title, text, admin: 'Ready', receipt: 'Paid', next: 'download' },
  correcting: {
    title,
    text: 'Your new files are being made; this takes a few seconds. Until they are ready, the buttons give you the earlier ones.',
    admin: 'Correction under way',
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
    text: 'Part of the price was refunded. The files are still yours, and the download link works as before.',
    admin: 'Ready, partly refunded',
    receipt: 'Partly refunded',
    next: 'download',
  },
  link_expired: {
    title: 'Your download link has expired',
    text: 'Links work for 7 days. Your document is still here: we will email you a new link, free of charge.',
    linkError: download.expired,
    admin: 'Link expired',
    receipt: 'Paid',
    next: 'renew',
  },
  refunded: {
    title: 'This purchase was refunded',
    text: 'The money goes back the way you paid, usually within 10 business days. The download link no longer works.',
    linkError: 'This purchase was refunded, so its download link no longer works.',
    admin: 'Refunded',
    receipt: 'Refunded',
    next: 'receipt',
  },
  disputed: {
    title: 'This payment is in dispute',
    text: 'The payment was disputed with the bank, so the download link is paused. It works again if the dispute is withdrawn or decided in our favor.',
    linkError: 'This payment is in dispute, so its download link is paused.',
    admin: 'In dispute',
    receipt: 'In dispute',
    next: 'receipt',
  },
  deleted: {
    title: 'This document was deleted',
    text: 'Its answers and files were deleted from our servers as requested, and cannot be restored. Only the receipt is still available.',
    linkError: 'This document was deleted as requested. It cannot be restored.',
    admin: 'Deleted',
    receipt: 'Paid, document deleted',
    next: 'receipt',
  },
  unmatched: {
    title: 'We have your payment',
    text: 'Your payment arrived, but it does not match an order. We are looking into it and will email you: you get your document, or your money back.',
    admin: 'Fits no order',
    receipt: 'Paid',
    next: 'support',
  },
}

/** Whether the state stays as it is while the buyer watches. */
export const isSettled = (state: PurchaseState | undefined): boolean =>
  state !== undefined && state !== 'correcting' && STATE_TEXTS[state].next !== 'wait'

/** Whether the link opens the files. */
export const opensFiles = (state: PurchaseState | undefined): boolean =>
  state !== undefined && STATE_TEXTS[state].next === 'download'
