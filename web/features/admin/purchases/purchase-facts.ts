import {
  type HistoryEntryView,
  MIN_REFUND_CENTS,
  type PurchaseEvent,
  type PurchaseRow,
} from '../../../../shared/api/admin-purchases.ts'
import { MAX_CORRECTIONS } from '../../../../shared/api/downloads.ts'
import { formatPrice, parsePrice } from '../../../../shared/catalog/lookup.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { longDate } from '../../../ui/long-date.ts'

/** The name in button labels: the document or, for an unmatched payment, its session. */
export const nameOf = ({ status, title, sessionId, id }: PurchaseRow): string =>
  status === 'unmatched' ? (sessionId ?? id) : title

/** The buyer's address, or why it is missing. */
export const buyerText = ({ email, state }: PurchaseRow): string =>
  email ?? (state === 'deleted' ? 'Address deleted' : 'No address yet')

/** What was paid, in cents: zero after a full discount. */
export const paidOf = ({ paymentId, amount }: PurchaseRow): number =>
  paymentId === undefined ? 0 : amount

/**
 * When it was paid (ISO); undefined if unpaid, and for a payment that an order lists since it was assigned to it.
 */
export const soldAt = ({ status, paidAt, createdAt, assignedTo }: PurchaseRow) =>
  status === 'unmatched' && assignedTo === undefined ? createdAt : paidAt

/** The state as text, including decisions on unmatched payments. */
export const statusText = ({ state, assignedTo, closedAt }: PurchaseRow): string => {
  if (assignedTo !== undefined) return 'Assigned to an order'
  const text = STATE_TEXTS[state].admin
  return state === 'unmatched' && closedAt !== undefined ? `${text}, handled` : text
}

const EVENT_TEXT: Record<PurchaseEvent, string> = {
  opened: 'Order opened',
  received: 'Payment received',
  paid: 'Paid',
  ready: 'Files generated',
  mailed: 'Buyer emailed',
  bounced: 'Email bounced',
  complained: 'Email reported as spam',
  corrected: 'Answers corrected',
  remade: 'Files regenerated',
  reissued: 'New link issued',
  readdressed: 'Address changed',
  refunded: 'Refunded',
  refund_failed: 'Refund failed',
  disputed: 'Payment disputed',
  restored: 'Link restored',
  won: 'Dispute won',
  revoked: 'Link revoked',
  erased: 'Deleted',
  noted: 'Note',
  assigned: 'Payment assigned',
  released: 'Assignment undone',
  closed: 'Marked as handled',
}

/** The details of an entry in the history. */
const detailOf = (
  { event, amount, from, to, text }: HistoryEntryView,
  total: number,
): string | undefined => {
  if ((event === 'refunded' || event === 'refund_failed') && amount !== undefined) {
    return amount < total ? `${formatPrice(amount)} of ${formatPrice(total)}` : formatPrice(amount)
  }
  const between = from === undefined ? `to ${to}` : `from ${from} to ${to}`
  return [to === undefined ? undefined : between, text].filter(Boolean).join(', ') || undefined
}

/** "Refunded: $9 of $19, by Stripe". `reader` is the admin who reads it, by address and subject. */
export const entryText = (
  entry: HistoryEntryView,
  { amount }: Pick<PurchaseRow, 'amount'>,
  reader: readonly string[],
): string => {
  const detail = detailOf(entry, amount)?.replace(/\.$/, '')
  const who = entry.by !== undefined && reader.includes(entry.by) ? 'you' : entry.by
  return `${EVENT_TEXT[entry.event]}${detail ? `: ${detail}` : ''}${who ? `, by ${who}` : ''}`
}

const sourceOf = ({ status, state, personalized }: PurchaseRow) => {
  if (status === 'unmatched') return undefined
  if (state === 'deleted') return 'Deleted'
  return personalized ? 'Answers' : 'Blank template'
}

const timeText = (iso: string) => longDate(iso, { time: true })

/** The known facts of a purchase with labels. */
export const purchaseFacts = (purchase: PurchaseRow): { label: string; text: string }[] => {
  const { id, status, amount, refunded, refundFailedAt, corrections, expiresAt } = purchase
  const facts: Record<string, string | undefined | false> = {
    Email: buyerText(purchase),
    Amount: formatPrice(amount),
    Refunded: refunded > 0 && formatPrice(refunded),
    'Refund failed': refundFailedAt && timeText(refundFailedAt),
    Dispute: purchase.isDisputed && 'Open or lost',
    'Generated from': sourceOf(purchase),
    'US state': purchase.usState,
    Corrected: corrections > 0 && `${corrections} of ${MAX_CORRECTIONS} times`,
    'Assigned to': purchase.assignedTo,
    'Link expires': status === 'ready' && expiresAt && timeText(expiresAt),
    'Order number': purchase.orderNumber,
    Order: status !== 'unmatched' && id,
    Session: purchase.sessionId,
    Payment: purchase.paymentId,
    'Paid with': purchase.paymentMethod,
  }
  return Object.entries(facts).flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

/** The actions that a purchase's state allows. */
export const allowedActions = (purchase: PurchaseRow) => {
  const { status, paymentId, amount, refunded, assignedTo, isDisputed } = purchase
  const isUnmatched = status === 'unmatched'
  const isDelivered = status === 'paid' || status === 'ready'
  const isPaid = isDelivered || isUnmatched || status === 'revoked'
  return {
    reissue: status === 'ready',
    retry: isDelivered,
    readdress: isDelivered,
    refund: isPaid && paymentId !== undefined && refunded < amount && assignedTo === undefined,
    assign: isUnmatched && assignedTo === undefined && refunded === 0 && !isDisputed,
    note: isUnmatched,
    close: isUnmatched ? purchase.awaiting === 'review' : purchase.refundFailedAt !== undefined,
  }
}

/** Parses an amount such as "9.50" or "$9" to cents; undefined unless between one cent and `max`. */
export const readRefundAmount = (text: string, max: number): number | undefined => {
  const amount = parsePrice(text)
  return amount !== undefined && amount >= MIN_REFUND_CENTS && amount <= max ? amount : undefined
}

const MAX_SUGGESTIONS = 5

/** The time between two orders, in milliseconds. */
const timeBetweenMs = (a: PurchaseRow, b: PurchaseRow): number =>
  Math.abs(Date.parse(a.createdAt) - Date.parse(b.createdAt))

/** Unpaid orders with the payment's amount, those closest in time first. */
export const suggestionsFor = (
  payment: PurchaseRow,
  orders: readonly PurchaseRow[],
): PurchaseRow[] =>
  orders
    .filter(({ amount, currency }) => amount === payment.amount && currency === payment.currency)
    .toSorted((a, b) => timeBetweenMs(a, payment) - timeBetweenMs(b, payment))
    .slice(0, MAX_SUGGESTIONS)
