import type { PurchaseEvent, PurchaseSearchView } from '../../shared/api.ts'
import type { Order } from '../core/order.ts'

type PurchaseRow = PurchaseSearchView['purchases'][number]

/** Which attribute of an order says when something last happened to it. */
const TIME_OF: Record<PurchaseEvent, keyof Order> = {
  opened: 'created_at',
  paid: 'paid_at',
  ready: 'ready_at',
  mailed: 'mailed_at',
  corrected: 'corrected_at',
  reissued: 'reissued_at',
  refunded: 'refunded_at',
  revoked: 'revoked_at',
}

const isEvent = (name: string): name is PurchaseEvent => name in TIME_OF

const historyOf = (order: Order): PurchaseRow['history'] =>
  Object.keys(TIME_OF)
    .filter(isEvent)
    .flatMap((event) => {
      const at = order[TIME_OF[event]]
      return typeof at === 'string' ? [{ event, at }] : []
    })
    .sort((a, b) => a.at.localeCompare(b.at))

/** What an admin sees of an order: never its token, never its answers. */
export const purchaseRow = (order: Order): PurchaseRow => ({
  id: order.id,
  status: order.status,
  title: order.title,
  email: order.email,
  amount: order.amount,
  createdAt: order.created_at,
  expiresAt: order.expires_at,
  sessionId: order.session_id,
  paymentId: order.payment_id,
  personalised: order.document_data !== undefined,
  awaiting: order.awaiting,
  history: historyOf(order),
})
