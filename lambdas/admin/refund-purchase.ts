import { refundPurchase } from '../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { markRefunded, revoke } from '../core/orders/moves.ts'
import { type BoughtOrder, isBought, type UnmatchedPayment } from '../core/orders/order.ts'
import { findPurchase } from '../core/orders/table.ts'
import { markUnmatchedRefunded } from '../core/orders/unmatched.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { refundPayment } from '../core/stripe.ts'

type Refundable = (BoughtOrder | UnmatchedPayment) & { payment_id: string }

/** @throws AppError not_found, or conflict when there is no payment to give back. */
const findRefundable = async (id: string): Promise<Refundable> => {
  const purchase = await findPurchase(id)
  if (!purchase) throw new AppError('not_found', MESSAGES.api.notFound)
  if (isBought(purchase) || purchase.status === 'unmatched') {
    const { payment_id } = purchase
    if (payment_id) return { ...purchase, payment_id }
  }
  throw new AppError('conflict', MESSAGES.purchases.notRefundable)
}

const refundedAtOf = (purchase: Refundable) =>
  'refunded_at' in purchase ? purchase.refunded_at : undefined

/** Done again it changes nothing; broken off, it can be done again. */
export default handle(refundPurchase, async ({ params, now }) => {
  const purchase = await findRefundable(params.id)
  const { id, amount, currency } = purchase
  const isUnmatched = purchase.status === 'unmatched'
  await refundPayment(purchase.payment_id)
  if (!isUnmatched) await revoke(id)
  const refundedAt = refundedAtOf(purchase) ?? now.toISOString()
  await (isUnmatched ? markUnmatchedRefunded : markRefunded)(id, refundedAt)
  log.info('order.refunded', { order: shortId(id), amount })
  return { status: isUnmatched ? 'unmatched' : 'revoked', refundedAt, amount, currency }
})
