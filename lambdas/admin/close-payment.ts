import { closePayment } from '../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { findPurchase } from '../core/orders/table.ts'
import { markHandled } from '../core/orders/unmatched.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'

/** Done again it changes nothing. */
export default handle(closePayment, async ({ params: { id }, now, admin }) => {
  await markHandled(id, now, admin)
  const row = await findPurchase(id)
  if (row?.status !== 'unmatched') throw new AppError('not_found', MESSAGES.api.notFound)
  return { closedAt: row.closed_at ?? now.toISOString() }
})
