import { FILE_FORMATS, getDownload } from '../../shared/api/downloads.ts'
import { findFileNames } from '../core/files.ts'
import { maskAddress } from '../core/orders/history.ts'
import {
  correctableUntil,
  isBeingCorrected,
  orderNumberOf,
  paidAmountOf,
  revisionOf,
} from '../core/orders/order.ts'
import { purchaseStateOf } from '../core/orders/state.ts'
import { handle } from '../core/platform/handle.ts'
import { canCorrect, findDownload, prepareMissing } from './downloads.ts'
import { findTestDownload } from './test-download.ts'

export default handle(getDownload, async ({ params: { token }, now }) => {
  const test = findTestDownload(token, now)
  if (test) return test
  const order = await findDownload(token, now)
  const fileNames = await findFileNames(order)
  const files = FILE_FORMATS.filter((format) => format in fileNames)
  return {
    documentId: order.document_id,
    title: order.title,
    createdAt: order.created_at,
    expiresAt: order.expires_at,
    files,
    fileNames,
    preparing: await prepareMissing(order, files),
    revision: revisionOf(order),
    beingCorrected: isBeingCorrected(order),
    state: purchaseStateOf(order, now),
    orderNumber: orderNumberOf(order),
    amount: paidAmountOf(order),
    refunded: order.refunded_amount ?? 0,
    paidAt: order.paid_at,
    ...(order.email && { mailedTo: maskAddress(order.email) }),
    ...(canCorrect(order, now) && { correctableUntil: correctableUntil(order) }),
  }
})
