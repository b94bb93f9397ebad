import { retryPurchase } from '../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { findPurchase } from '../core/orders/table.ts'
import { regenerateFiles } from '../core/orders/transitions.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { requestGeneration } from '../core/queue.ts'

export default handle(retryPurchase, async ({ params, now, admin }) => {
  const order = await findPurchase(params.id)
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  if (
    (order.status !== 'paid' && order.status !== 'ready') ||
    !(await regenerateFiles(order, now, admin))
  ) {
    throw new AppError('conflict', MESSAGES.purchases.notRepeatable)
  }
  await requestGeneration(order.id)
  return { status: order.status }
})
