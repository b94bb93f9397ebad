import {
  listUnmatchedPayments,
  type UnmatchedPaymentsView,
} from '../../shared/api/admin-purchases.ts'
import type { Purchase, UnmatchedPayment } from '../core/orders/order.ts'
import { findAwaiting } from '../core/orders/table.ts'
import { handle } from '../core/platform/handle.ts'

const isUnmatched = (row: Purchase): row is UnmatchedPayment => row.status === 'unmatched'

const view = (payment: UnmatchedPayment): UnmatchedPaymentsView['payments'][number] => ({
  id: payment.id,
  sessionId: payment.session_id,
  paymentId: payment.payment_id,
  email: payment.email,
  amount: payment.amount,
  currency: payment.currency,
  createdAt: payment.created_at,
})

/** Payments that match no order and have not been given back, oldest first. */
export default handle(listUnmatchedPayments, async ({ now }) => {
  const waiting = await findAwaiting('review', now.toISOString(), 100)
  return { payments: waiting.filter(isUnmatched).map(view) }
})
