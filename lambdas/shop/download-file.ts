import { downloadFile } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { findFileName, presignFileUrl } from '../core/files.ts'
import type { ReadyOrder } from '../core/orders/order.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { findDownload, prepareFiles } from './downloads.ts'
import { findTestDownload, sampleUrl } from './test-download.ts'

/** The error for a missing file. Requests its regeneration. */
const missingFileError = async (order: ReadyOrder): Promise<AppError> =>
  (await prepareFiles(order))
    ? new AppError('not_ready', MESSAGES.download.preparing)
    : new AppError('not_found', MESSAGES.download.failed)

/** The link is minted for this click. */
export default handle(downloadFile, async ({ params: { token, format }, now, isHead }) => {
  const test = findTestDownload(token, now)
  if (test) return sampleUrl(test.documentId, format)
  const order = await findDownload(token, now)
  if (!(await findFileName(order, format))) throw await missingFileError(order)
  return presignFileUrl(order, format, { isHead })
})
