import type { PurchaseEvent, PurchaseSearchView } from '../../../../shared/api/admin-purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import { longDate } from '../../../lib/long-date.ts'

export type Purchase = PurchaseSearchView['purchases'][number]

export const STATUS_TEXT: Record<Purchase['status'], string> = {
  open: 'Not paid',
  paid: 'Paid, files on their way',
  ready: 'Ready',
  expired: 'Checkout expired',
  failed: 'Payment failed',
  revoked: 'Revoked',
  unmatched: 'Fits no order',
}

export const EVENT_TEXT: Record<PurchaseEvent, string> = {
  opened: 'Order opened',
  paid: 'Paid',
  ready: 'Files made',
  mailed: 'Link mailed',
  corrected: 'Answers corrected',
  reissued: 'New link given',
  refunded: 'Refunded',
  revoked: 'Link closed',
}

const FACTS: readonly { label: string; of: (purchase: Purchase) => string | undefined }[] = [
  { label: 'E-mail', of: ({ email }) => email },
  { label: 'Amount', of: ({ amount }) => (amount === undefined ? undefined : formatPrice(amount)) },
  { label: 'Made from', of: ({ personalised }) => (personalised ? 'Answers' : 'Blank template') },
  { label: 'Link until', of: ({ expiresAt }) => expiresAt && longDate(expiresAt, { time: true }) },
  { label: 'Order', of: ({ id }) => id },
  { label: 'Session', of: ({ sessionId }) => sessionId },
  { label: 'Payment', of: ({ paymentId }) => paymentId },
]

/** The known facts of a purchase, each with its label; unknown ones are left out. */
export const purchaseFacts = (purchase: Purchase): { label: string; text: string }[] =>
  FACTS.flatMap(({ label, of }) => {
    const text = of(purchase)
    return text === undefined ? [] : [{ label, text }]
  })

const happened = ({ history }: Purchase, event: PurchaseEvent) =>
  history.some((entry) => entry.event === event)

/** The actions that a purchase's state allows. */
export const allowedFor = (purchase: Purchase) => {
  const { status, paymentId } = purchase
  const paid = ['paid', 'ready', 'revoked', 'unmatched'].includes(status)
  return {
    reissue: status === 'ready',
    retry: status === 'paid' || status === 'ready',
    refund: paid && paymentId !== undefined && !happened(purchase, 'refunded'),
  }
}
