import { deleteDownload } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { eraseFiles } from '../core/files.ts'
import { mailErasure } from '../core/mail.ts'
import { maskAddress } from '../core/orders/history.ts'
import type { ReadyOrder } from '../core/orders/order.ts'
import { eraseOrder } from '../core/orders/revocation.ts'
import { erasePayerAddress } from '../core/orders/unmatched.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { findDownload } from './downloads.ts'

/**
 * Mails the receipt of an erasure to the address that only this call still knows. A mail that cannot be sent
 * does not bring back what is erased: the page offers the same receipt as PDF.
 */
const mailReceipt = async (order: ReadyOrder, erasedAt: string): Promise<string | undefined> => {
  if (!order.email) return undefined
  try {
    await mailErasure(order.email, order, erasedAt)
    return maskAddress(order.email)
  } catch (error) {
    log.error('erasure.unmailed', error, { order: shortId(order.id) })
    return undefined
  }
}

/** Another request may change the purchase between its reading and its erasure. */
const MAX_ATTEMPTS = 3

/** Returns the order that was erased; each attempt reads it again by the token, which a new link ends. */
const eraseByToken = async (token: string, now: Date): Promise<ReadyOrder> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await findDownload(token, now)
    await eraseFiles(order.id)
    await erasePayerAddress(order)
    if (await eraseOrder(order, now)) return order
  }
  throw new AppError('conflict', MESSAGES.download.notErased)
}

/** A purchase that was refunded, or whose link was replaced, in between answers as its link then does. */
export default handle(deleteDownload, async ({ params, now }) => {
  const order = await eraseByToken(params.token, now)
  // Files of a correction may have been finished in between.
  await eraseFiles(order.id)
  const erasedAt = now.toISOString()
  const mailedTo = await mailReceipt(order, erasedAt)
  return { erasedAt, ...(mailedTo && { mailedTo }) }
})
