import { deleteDownload } from '../../shared/api/downloads.ts'
import { eraseFiles } from '../core/files.ts'
import { mailErasure } from '../core/mail.ts'
import { erase } from '../core/orders/ends.ts'
import { maskAddress } from '../core/orders/history.ts'
import type { ReadyOrder } from '../core/orders/order.ts'
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

export default handle(deleteDownload, async ({ params, now }) => {
  const order = await findDownload(params.token, now)
  await eraseFiles(order.id)
  const erased = await erase(order, now)
  // Files of a correction may have been finished in between.
  await eraseFiles(order.id)
  const erasedAt = now.toISOString()
  const mailedTo = erased ? await mailReceipt(order, erasedAt) : undefined
  return { erasedAt, ...(mailedTo && { mailedTo }) }
})
