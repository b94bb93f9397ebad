import { closePayment } from '../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { markRefundHandled } from '../core/orders/admin-transitions.ts'
import { isBought } from '../core/orders/order.ts'
import { findPurchase } from '../core/orders/table.ts'
import { markHandled } from '../core/orders/unmatched.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'

/** Idempotent. */
export default handle(closePayment, async ({ params: { id }, now, admin }) => {
  const row = await findPurchase(id)
  if (row?.status === 'unmatched') {
    const isClosed = await markHandled(id, now, admin)
    return { closedAt: (!isClosed && row.closed_at) || now.toISOString() }
  }
  if (row && isBought(row) && (await markRefundHandled(row, now, admin))) {
    return { closedAt: now.toISOString() }
  }
  throw new AppError('not_found', MESSAGES.api.notFound)
})
