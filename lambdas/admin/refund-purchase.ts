import { refundPurchase } from '../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { revoke } from '../core/orders/ends.ts'
import { type BoughtOrder, isBought, type UnmatchedPayment } from '../core/orders/order.ts'
import { findPurchase } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { recordRefunds } from '../core/refunds.ts'
import { refundPayment } from '../core/stripe.ts'

type Refundable = (BoughtOrder | UnmatchedPayment) & { payment_id: string }

/** @throws AppError not_found, or conflict when there is no payment to give back. */
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

/** Done again it changes nothing; broken off, it can be done again. */
export default handle(refundPurchase, async ({ params, now, admin }) => {
  const { id, amount, currency, payment_id, status } = await findRefundable(params.id)
  await refundPayment(payment_id, admin)
  if (status !== 'unmatched') await revoke(id, now, { event: 'revoked', by: admin })
  const recorded = await recordRefunds(id)
  log.info('order.refunded', { order: shortId(id), amount })
  return {
    status: status === 'unmatched' ? status : 'revoked',
    refundedAt: recorded?.at ?? now.toISOString(),
    amount,
    currency,
  }
})
