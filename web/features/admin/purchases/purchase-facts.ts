import type {
  HistoryEntryView,
  PurchaseEvent,
  PurchaseRow,
} from '../../../../shared/api/admin-purchases.ts'
import { MAX_CORRECTIONS } from '../../../../shared/api/downloads.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { longDate } from '../../../ui/long-date.ts'

/** Filter labels for stored statuses, which may cover several states. */
export const STATUS_TEXT: Record<PurchaseRow['status'], string> = {
  open: STATE_TEXTS.open.admin,
  paid: STATE_TEXTS.paid.admin,
  ready: 'Ready, link active or expired',
  expired: STATE_TEXTS.checkout_expired.admin,
  failed: STATE_TEXTS.failed.admin,
  revoked: 'Refunded, disputed or deleted',
  unmatched: STATE_TEXTS.unmatched.admin,
}

/** The name in button labels: the document or, for an unmatched payment, its session. */
export const nameOf = ({ status, title, sessionId, id }: PurchaseRow): string =>
  status === 'unmatched' ? (sessionId ?? id) : title

/** The buyer's address, or why it is missing. */
export const buyerText = ({ email, state }: PurchaseRow): string =>
  email ?? (state === 'deleted' ? 'Address deleted' : 'No address yet')

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

const FACTS: readonly { label: string; of: (purchase: PurchaseRow) => string | undefined }[] = [
  { label: 'Email', of: buyerText },
  { label: 'Amount', of: ({ amount }) => formatPrice(amount) },
  { label: 'Refunded', of: ({ refunded }) => (refunded > 0 ? formatPrice(refunded) : undefined) },
  {
    label: 'Refund failed',
    of: ({ refundFailedAt }) => refundFailedAt && longDate(refundFailedAt, { time: true }),
  },
  { label: 'Dispute', of: ({ isDisputed }) => (isDisputed ? 'Open or lost' : undefined) },
  { label: 'Generated from', of: sourceOf },
  { label: 'US state', of: ({ usState }) => usState },
  {
    label: 'Corrected',
    of: ({ corrections }) =>
      corrections > 0 ? `${corrections} of ${MAX_CORRECTIONS} times` : undefined,
  },
  { label: 'Assigned to', of: ({ assignedTo }) => assignedTo },
  {
    label: 'Link expires',
    of: ({ status, expiresAt }) =>
      status === 'ready' && expiresAt ? longDate(expiresAt, { time: true }) : undefined,
  },
  { label: 'Order number', of: ({ orderNumber }) => orderNumber },
  { label: 'Order', of: ({ id, status }) => (status === 'unmatched' ? undefined : id) },
  { label: 'Session', of: ({ sessionId }) => sessionId },
  { label: 'Payment', of: ({ paymentId }) => paymentId },
  { label: 'Paid with', of: ({ paymentMethod }) => paymentMethod },
]

/** The known facts of a purchase with labels. */
export const purchaseFacts = (purchase: PurchaseRow): { label: string; text: string }[] =>
  FACTS.flatMap(({ label, of }) => {
    const text = of(purchase)
    return text === undefined ? [] : [{ label, text }]
  })

/** The actions that a purchase's state allows. */
export const allowedActions = (purchase: PurchaseRow) => {
  const { status, paymentId, amount, refunded, assignedTo, isDisputed } = purchase
  const paid = ['paid', 'ready', 'revoked', 'unmatched'].includes(status)
  return {
    reissue: status === 'ready',
    retry: status === 'paid' || status === 'ready',
    readdress: status === 'paid' || status === 'ready',
    refund: paid && paymentId !== undefined && refunded < amount && assignedTo === undefined,
    assign: status === 'unmatched' && assignedTo === undefined && refunded === 0 && !isDisputed,
    note: status === 'unmatched',
    close:
      (status === 'unmatched' && purchase.awaiting === 'review') ||
      (status !== 'unmatched' && purchase.refundFailedAt !== undefined),
  }
}
