import type { Context } from 'hono'
import type { RetryView } from '../../shared/admin-api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { param } from '../core/http.ts'
import { findOrder } from '../core/order-table.ts'
import { makeFilesAgain } from '../core/order-upkeep.ts'

/** Has the files of a paid or ready purchase made once more. */
export const retryPurchase = async (c: Context) => {
  const order = await findOrder(param(c, 'id'))
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  const { status } = order
  if ((status !== 'paid' && status !== 'ready') || !(await makeFilesAgain(order))) {
    throw new AppError('conflict', MESSAGES.purchases.notRepeatable)
  }
  return c.json({ status } satisfies RetryView)
}
