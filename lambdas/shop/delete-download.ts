import { deleteDownload } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { erasePurchase, eraseTraces } from '../core/erase-purchase.ts'
import { mailErasure } from '../core/mail.ts'
import { maskAddress } from '../core/orders/history.ts'
import { isErased, type ReadyOrder, type RevokedOrder } from '../core/orders/order.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { closedLink, findLinked } from './downloads.ts'

type Erasable = ReadyOrder | RevokedOrder

/**
 * Mails the receipt of an erasure to the address that only this call still knows. A mail that cannot be sent
 * does not bring back what is erased: the page offers the same receipt as PDF.
 */
const mailReceipt = async (order: Erasable, erasedAt: string): Promise<string | undefined> => {
  if (!order.email) return undefined
  try {
    await mailErasure(order.email, order, erasedAt)
    return maskAddress(order.email)
  } catch (error) {
    log.error('erasure.unmailed', error, { order: shortId(order.id) })
    return undefined
  }
}

/**
 * The purchase that the bearer of a link may erase: also after the link has expired or the payment was refunded. An
 * erasure that was interrupted is completed.
 * @throws AppError not_found for an unknown token and for files still to come, gone for what was erased before.
 */
const findErasable = async (token: string, now: Date): Promise<Erasable> => {
  const order = await findLinked(token)
  if (order?.status === 'ready') return order
  if (order?.status === 'revoked' && !isErased(order)) return order
  if (order?.status === 'revoked') await eraseTraces(order)
  throw closedLink(order, now)
}

/** Each attempt finds the purchase by its token again, which a new link ends. */
export default handle(deleteDownload, async ({ params: { token }, now }) => {
  const order = await erasePurchase(() => findErasable(token, now), now)
  if (!order) throw new AppError('conflict', MESSAGES.download.notErased)
  const erasedAt = now.toISOString()
  const mailedTo = await mailReceipt(order, erasedAt)
  return { erasedAt, ...(mailedTo && { mailedTo }) }
})
