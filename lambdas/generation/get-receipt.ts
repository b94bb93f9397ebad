import { getReceipt } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { recordReceipt } from '../core/delivered-files.ts'
import { isToken } from '../core/orders/link.ts'
import { isBought } from '../core/orders/order.ts'
import { findByToken, findErased } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { receiptOf } from '../core/receipt.ts'
import { layOutReceipt } from './receipt-layout.ts'
import { renderPdf } from './render/pdf/write-pdf.ts'

const findBoughtOrder = async (token: string) => {
  const order = isToken(token) && ((await findByToken(token)) ?? (await findErased(token)))
  if (order && isBought(order)) return order
  throw new AppError('not_found', MESSAGES.download.notFound)
}

/**
 * Generated per request, so that it shows the current state. Two receipts of the same day are identical unless
 * something happened in between.
 */
export default handle(getReceipt, async ({ params: { token }, now }) => {
  const order = await findBoughtOrder(token)
  const createdAt = new Date(now.toISOString().slice(0, 10))
  const receipt = await renderPdf(layOutReceipt(receiptOf(order, now)), { createdAt })
  await recordReceipt(order, receipt, now)
  return receipt
})
