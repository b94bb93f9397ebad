import type { Context } from 'hono'
import type { DownloadView } from '../../shared/api.ts'
import { presentFormats } from '../core/files.ts'
import { param } from '../core/http.ts'
import { correctableUntil, isBeingCorrected, revisionOf } from '../core/order.ts'
import { canCorrect } from './find-correctable.ts'
import { findDownload } from './find-download.ts'
import { prepareMissing } from './missing-files.ts'
import { findTestDownload } from './test-download.ts'

/** What a download token opens. */
export const getDownload = async (c: Context) => {
  const token = param(c, 'token')
  const test = findTestDownload(token)
  if (test) return c.json(test)
  const order = await findDownload(token)
  const files = await presentFormats(order)
  const view: DownloadView = {
    documentId: order.document_id,
    title: order.title,
    createdAt: order.created_at,
    expiresAt: order.expires_at,
    files,
    preparing: await prepareMissing(order, files),
    revision: revisionOf(order),
    beingCorrected: isBeingCorrected(order),
    ...(canCorrect(order) && { correctableUntil: correctableUntil(order) }),
  }
  return c.json(view)
}
