import type {
  HistoryEntryView,
  PurchaseEvent,
  PurchaseRow,
} from '../../../../shared/api/admin-purchases.ts'
import { MAX_CORRECTIONS } from '../../../../shared/api/downloads.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { longDate } from '../../../lib/long-date.ts'

export const STATUS_TEXT: Record<PurchaseRow['status'], string> = {
  open: 'Not paid',
  paid: 'Paid, files on their way',
  ready: 'Ready',
  expired: 'Checkout expired',
  failed: 'Payment failed',
  revoked: 'Revoked',
  unmatched: 'Fits no order',
}

/** What its buttons are named after: its document or, of a payment without one, its session. */
export const nameOf = ({ status, title, sessionId, id }: PurchaseRow): string =>
  status === 'unmatched' ? (sessionId ?? id) : title

/** The state in words. A payment that fits no order may have been decided on. */
export const statusText = ({ status, assignedTo, closedAt }: PurchaseRow): string => {
  if (assignedTo !== undefined) return 'Assigned to an order'
  return closedAt === undefined ? STATUS_TEXT[status] : 'Fits no order, handled'
}

const EVENT_TEXT: Record<PurchaseEvent, string> = {
  opened: 'Order opened',
  received: 'Payment received',
  paid: 'Paid',
  ready: 'Files made',
  mailed: 'Link mailed',
  bounced: 'Mail came back',
  complained: 'Mail reported as unwanted',
  corrected: 'Answers corrected',
  remade: 'Files asked for again',
  reissued: 'New link given',
  readdressed: 'Address changed',
  refunded: 'Refunded',
  refund_failed: 'Refund failed',
  disputed: 'Payment disputed',
  restored: 'Link restored',
  won: 'Dispute won',
  revoked: 'Link closed',
  noted: 'Note',
  assigned: 'Payment assigned',
  released: 'Assignment taken back',
  closed: 'Marked as handled',
}

/** What an entry of the history tells besides its event. */
const detailOf = (
  { event, amount, from, to, text }: HistoryEntryView,
  whole: number,
): string | undefined => {
  if ((event === 'refunded' || event === 'refund_failed') && amount !== undefined) {
    return amount < whole ? `${formatPrice(amount)}, a part` : formatPrice(amount)
  }
  const between = from === undefined ? `to ${to}` : `from ${from} to ${to}`
  return [to === undefined ? undefined : between, text].filter(Boolean).join(', ') || undefined
}

/** "Refunded: $9, a part, by Stripe". `reader` is the admin who reads it, by address and subject. */
export const entryText = (
  entry: HistoryEntryView,
  { amount }: Pick<PurchaseRow, 'amount'>,
  reader: readonly string[],
): string => {
  const detail = detailOf(entry, amount)
  const who = entry.by !== undefined && reader.includes(entry.by) ? 'you' : entry.by
  return `${EVENT_TEXT[entry.event]}${detail ? `: ${detail}` : ''}${who ? `, by ${who}` : ''}`
}

const sourceOf = ({ status, personalized }: PurchaseRow) => {
  if (status === 'unmatched') return undefined
  return personalized ? 'Answers' : 'Blank template'
}

const FACTS: readonly { label: string; of: (purchase: PurchaseRow) => string | undefined }[] = [
  { label: 'E-mail', of: ({ email }) => email },
  { label: 'Amount', of: ({ amount }) => formatPrice(amount) },
  { label: 'Refunded', of: ({ refunded }) => (refunded > 0 ? formatPrice(refunded) : undefined) },
  {
    label: 'Refund failed',
    of: ({ refundFailedAt }) => refundFailedAt && longDate(refundFailedAt, { time: true }),
  },
  { label: 'Dispute', of: ({ isDisputed }) => (isDisputed ? 'Open or lost' : undefined) },
  { label: 'Made from', of: sourceOf },
  {
    label: 'Corrected',
    of: ({ corrections }) =>
      corrections > 0 ? `${corrections} of ${MAX_CORRECTIONS} times` : undefined,
  },
  { label: 'Assigned to', of: ({ assignedTo }) => assignedTo },
  { label: 'Link until', of: ({ expiresAt }) => expiresAt && longDate(expiresAt, { time: true }) },
  { label: 'Number', of: ({ orderNumber }) => orderNumber },
  { label: 'Order', of: ({ id, status }) => (status === 'unmatched' ? undefined : id) },
  { label: 'Session', of: ({ sessionId }) => sessionId },
  { label: 'Payment', of: ({ paymentId }) => paymentId },
]

/** The known facts of a purchase, each with its label; unknown ones are left out. */
export const purchaseFacts = (purchase: PurchaseRow): { label: string; text: string }[] =>
  FACTS.flatMap(({ label, of }) => {
    const text = of(purchase)
    return text === undefined ? [] : [{ label, text }]
  })

/** The actions that a purchase's state allows. */
export const allowedFor = (purchase: PurchaseRow) => {
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
