import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { isExpired, type Order } from '../core/order.ts'
import { findByToken, findOrder } from '../core/order-table.ts'

/** An order whose files may be fetched. */
export type Download = Order & { expires_at: string; download_token: string }

const TOKEN = /^[\w-]{20,100}$/

const isDelivered = (order: Order | undefined): order is Download =>
  order?.expires_at !== undefined && order.download_token !== undefined

/** The index may be a moment behind its table: what it points to is read again. */
const findNow = async (token: string) => {
  const indexed = await findByToken(token)
  const order = indexed && (await findOrder(indexed.id))
  return order?.download_token === token ? order : undefined
}

/**
 * The completed order behind a download token.
 * @throws AppError not_found for an unknown token, gone for one whose time is over.
 */
export const findDownload = async (token: string, now = new Date()): Promise<Download> => {
  const order = TOKEN.test(token) ? await findNow(token) : undefined
  if (!isDelivered(order)) throw new AppError('not_found', MESSAGES.download.notFound)
  if (isExpired(order, now)) throw new AppError('gone', MESSAGES.download.expired)
  return order
}
