import type { Context } from 'hono'
import type { UnmatchedPaymentsView } from '../../shared/admin-api.ts'
import type { Order } from '../core/order.ts'
import { findAwaiting } from '../core/order-table.ts'

const payment = (order: Order): UnmatchedPaymentsView['payments'][number] => ({
  id: order.id,
  sessionId: order.session_id ?? '',
  paymentId: order.payment_id,
  email: order.email,
  amount: order.amount,
  currency: order.currency,
  createdAt: order.created_at,
})

/** Payments that fit no order and have not been given back, oldest first. */
export const listUnmatchedPayments = async (c: Context) => {
  const waiting = await findAwaiting('review', new Date().toISOString(), 100)
  const payments = waiting.filter(({ status }) => status === 'unmatched').map(payment)
  return c.json({ payments } satisfies UnmatchedPaymentsView)
}
