import {
  type HistoryEntryView,
  PURCHASE_EVENTS,
  type PurchaseEvent,
  type PurchaseRow,
} from '../../shared/api/admin-purchases.ts'
import { isDisputed } from '../core/orders/history.ts'
import { correctionsOf, hasAnswers, orderNumberOf, type Purchase } from '../core/orders/order.ts'
import { purchaseStateOf, refundedAmountOf } from '../core/orders/state.ts'

/**
 * The attribute with the time of each event. Events that can repeat are also in the history, except
 * in legacy records.
 */
const EVENT_TIME_ATTRIBUTES = {
  paid: 'paid_at',
  ready: 'ready_at',
  mailed: 'mailed_at',
  corrected: 'corrected_at',
  reissued: 'reissued_at',
  refunded: 'refunded_at',
  revoked: 'revoked_at',
} as const satisfies Partial<Record<PurchaseEvent, string>>

const isEvent = (name: string): name is PurchaseEvent =>
  PURCHASE_EVENTS.some((event) => event === name)
const isTimed = (name: string): name is keyof typeof EVENT_TIME_ATTRIBUTES =>
  name in EVENT_TIME_ATTRIBUTES

const entriesOf = ({ history = [] }: Purchase): HistoryEntryView[] =>
  history.flatMap(({ event, refund: _, ...entry }) => (isEvent(event) ? [{ ...entry, event }] : []))

/** Events without a history entry. */
const eventsFromAttributes = (
  purchase: Purchase,
  listed: ReadonlySet<string>,
): HistoryEntryView[] => {
  const attributes = new Map<string, unknown>(Object.entries(purchase))
  return Object.keys(EVENT_TIME_ATTRIBUTES)
    .filter(isTimed)
    .flatMap((event) => {
      const at = attributes.get(EVENT_TIME_ATTRIBUTES[event])
      return typeof at === 'string' && !listed.has(event) ? [{ event, at }] : []
    })
}

const REVOKING = new Set(['disputed', 'erased'])

/** The events in the history. A dispute or a deletion implies that the link was revoked. */
const coveredEvents = (entries: readonly HistoryEntryView[]): Set<string> =>
  new Set(entries.flatMap(({ event }) => (REVOKING.has(event) ? [event, 'revoked'] : [event])))

const buildHistory = (purchase: Purchase): HistoryEntryView[] => {
  const entries = entriesOf(purchase)
  const firstEvent = purchase.status === 'unmatched' ? 'received' : 'opened'
  return [
    { event: firstEvent, at: purchase.created_at } as const,
    ...eventsFromAttributes(purchase, coveredEvents(entries)),
    ...entries,
  ].sort((a, b) => a.at.localeCompare(b.at))
}

/** The admin view of a purchase. Contains neither token nor answers. */
export const purchaseView = (purchase: Purchase, now: Date): PurchaseRow => ({
  id: purchase.id,
  orderNumber: purchase.status === 'unmatched' ? undefined : orderNumberOf(purchase),
  status: purchase.status,
  state: purchaseStateOf(purchase, now),
  documentId: purchase.document_id,
  title: purchase.title,
  email: 'email' in purchase ? purchase.email : undefined,
  amount: purchase.amount,
  currency: purchase.currency,
  refunded: refundedAmountOf(purchase),
  createdAt: purchase.created_at,
  paidAt: 'paid_at' in purchase ? purchase.paid_at : undefined,
  expiresAt: 'expires_at' in purchase ? purchase.expires_at : undefined,
  sessionId: purchase.session_id,
  paymentId: 'payment_id' in purchase ? purchase.payment_id : undefined,
  paymentMethod: 'payment_method' in purchase ? purchase.payment_method : undefined,
  usState: purchase.status === 'unmatched' ? undefined : purchase.us_state,
  personalized: purchase.status !== 'unmatched' && hasAnswers(purchase),
  awaiting: 'awaiting' in purchase ? purchase.awaiting : undefined,
  refundFailedAt: 'refund_failed_at' in purchase ? purchase.refund_failed_at : undefined,
  isDisputed: isDisputed(purchase),
  assignedTo: 'assigned_to' in purchase ? purchase.assigned_to : undefined,
  closedAt: 'closed_at' in purchase ? purchase.closed_at : undefined,
  corrections: purchase.status === 'ready' ? correctionsOf(purchase) : 0,
  history: buildHistory(purchase),
})
