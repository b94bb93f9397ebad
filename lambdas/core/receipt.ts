import type { Receipt } from '../../shared/content/receipt.ts'
import { type BoughtOrder, orderNumberOf, paidAmountOf } from './orders/order.ts'
import { purchaseStateOf } from './orders/state.ts'

/** The receipt of an order at this time. */
export const receiptOf = (order: BoughtOrder, now: Date): Receipt => {
  const state = purchaseStateOf(order, now)
  return {
    orderNumber: orderNumberOf(order),
    title: order.title,
    state,
    amount: paidAmountOf(order),
    currency: order.currency,
    paidAt: order.paid_at,
    buyer: order.email,
    paymentMethod: order.payment_method,
    refundedAmount: order.refunded_amount,
    refundedAt: order.refunded_at,
    sha256: order.status === 'paid' ? undefined : order.sha256,
    ...(order.status === 'revoked' && state === 'deleted' && { erasedAt: order.revoked_at }),
  }
}
