import type { Context } from 'hono'
import type { RefundView } from '../../shared/admin-api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { param } from '../core/http.ts'
import { log, shortId } from '../core/log.ts'
import type { Order } from '../core/order.ts'
import { findOrder } from '../core/order-table.ts'
import { markRefunded } from '../core/order-upkeep.ts'
import { revoke } from '../core/orders.ts'
import { refundPayment } from '../core/payments.ts'

const PAID: readonly Order['status'][] = ['paid', 'ready', 'revoked', 'unmatched']

/** @throws AppError not_found, or conflict when the order holds no payment. */
const findPaid = async (id: string): Promise<Order & { payment_id: string }> => {
  const order = await findOrder(id)
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  const { payment_id } = order
  if (!payment_id || !PAID.includes(order.status)) {
    throw new AppError('conflict', MESSAGES.purchases.notRefundable)
  }
  return { ...order, payment_id }
}

/**
 * Gives the money of a purchase, or of a payment that fits none, back through Stripe and closes the
 * link. Done again it changes nothing; broken off, it can be done again.
 */
export const refundPurchase = async (c: Context) => {
  const order = await findPaid(param(c, 'id'))
  await refundPayment(order.payment_id)
  await revoke(order.id)
  const refundedAt = await markRefunded(order)
  log.info('order.refunded', { order: shortId(order.id), amount: order.amount })
  const view: RefundView = {
    status: order.status === 'unmatched' ? 'unmatched' : 'revoked',
    refundedAt,
    amount: order.amount,
    currency: order.currency,
  }
  return c.json(view)
}
