import { deleteDownload } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { erasePurchase, eraseTraces } from '../core/erase-purchase.ts'
import { mailErasure } from '../core/mail.ts'
import { maskAddress } from '../core/orders/history.ts'
import { isErased, type ReadyOrder, type RevokedOrder } from '../core/orders/order.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { findLinkedOrder, linkError } from './downloads.ts'

type Erasable = ReadyOrder | RevokedOrder

/**
 * Emails the receipt of an erasure to the address that only this call still has. If it fails, the
 * page still offers the same receipt as a PDF.
 */
const mailReceipt = async (order: Erasable, erasedAt: string): Promise<string | undefined> => {
  if (!order.email) return undefined
  try {
    await mailErasure(order.email, order, erasedAt)
    return maskAddress(order.email)
  } catch (error) {
    log.error('erasure.email-failed', error, { order: shortId(order.id) })
    return undefined
  }
}

/**
 * The purchase that the link's owner may erase, even after the link has expired or the payment was
 * refunded. Completes an interrupted erasure.
 * @throws AppError not_found for an unknown token or pending files, gone if already erased
 */
const findErasable = async (token: string, now: Date): Promise<Erasable> => {
  const order = await findLinkedOrder(token)
  if (order?.status === 'ready') return order
  if (order?.status === 'revoked' && !isErased(order)) return order
  if (order?.status === 'revoked') await eraseTraces(order)
  throw linkError(order, now)
}

/** Each attempt looks up the token again, because a new link invalidates it. */
export default handle(deleteDownload, async ({ params: { token }, now }) => {
  const order = await erasePurchase(() => findErasable(token, now), now)
  if (!order) throw new AppError('conflict', MESSAGES.download.notErased)
  const erasedAt = now.toISOString()
  const mailedTo = await mailReceipt(order, erasedAt)
  return { erasedAt, ...(mailedTo && { mailedTo }) }
})
