import { refundPurchase } from '../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { type BoughtOrder, isBought, type UnmatchedPayment } from '../core/orders/order.ts'
import { findPurchase } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { settleRow } from '../core/settle-payment.ts'
import { refundPayment } from '../core/stripe.ts'

type Refundable = (BoughtOrder | UnmatchedPayment) & { payment_id: string }

/** @throws AppError not_found, or conflict when there is no payment to refund. */
const findRefundable = async (id: string): Promise<Refundable> => {
  const purchase = await findPurchase(id)
  if (!purchase) throw new AppError('not_found', MESSAGES.api.notFound)
  if (purchase.status === 'unmatched' && purchase.assigned_to !== undefined) {
    throw new AppError('conflict', MESSAGES.unmatched.refundOrder)
  }
  if (isBought(purchase) || purchase.status === 'unmatched') {
    const { payment_id } = purchase
    if (payment_id) return { ...purchase, payment_id }
  }
  throw new AppError('conflict', MESSAGES.purchases.notRefundable)
}

/** Idempotent per request id, and safe to repeat after an interruption. */
export default handle(refundPurchase, async ({ params, body, now, admin }) => {
  const { id, currency, payment_id } = await findRefundable(params.id)
  await refundPayment(payment_id, { ...body, by: admin })
  const settled = await settleRow(id)
  if (!settled) throw new AppError('conflict', MESSAGES.purchases.notRefundable)
  const { status, refunded_amount: amount = 0, refunded_at = now.toISOString() } = settled
  log.info('order.refunded', { order: shortId(id), amount })
  return { status, refundedAt: refunded_at, amount, currency }
})
