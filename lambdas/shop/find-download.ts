import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { isExpired, type Order } from '../core/order.ts'
import { findByToken } from '../core/order-table.ts'

/** An order whose files may be fetched. */
export type Download = Order & { expires_at: string; download_token: string }

const TOKEN = /^[\w-]{20,100}$/

const isDelivered = (order: Order | undefined): order is Download =>
  order?.expires_at !== undefined && order.download_token !== undefined

/**
 * The completed order behind a download token.
 * @throws AppError not_found for an unknown token, gone for one whose time is over.
 */
export const findDownload = async (token: string, now = new Date()): Promise<Download> => {
  const order = TOKEN.test(token) ? await findByToken(token) : undefined
  if (!isDelivered(order)) throw new AppError('not_found', MESSAGES.download.notFound)
  if (isExpired(order, now)) throw new AppError('gone', MESSAGES.download.expired)
  return order
}
