import type { Receipt } from '../../shared/content/receipt.ts'
import { type BoughtOrder, orderNumberOf, paidAmountOf } from './orders/order.ts'

/** What the receipt of an order says. `erasedAt` is an ISO time, present once its buyer has had it erased. */
export const receiptOf = (order: BoughtOrder, erasedAt?: string): Receipt => ({
  orderNumber: orderNumberOf(order),
  title: order.title,
  amount: paidAmountOf(order),
  currency: order.currency,
  paidAt: order.paid_at,
  refundedAmount: order.refunded_amount,
  refundedAt: order.refunded_at,
  sha256: order.status === 'paid' ? undefined : order.sha256,
  erasedAt,
})
