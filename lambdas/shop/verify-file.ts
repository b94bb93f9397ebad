import { verifyFile } from '../../shared/api/verification.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { findDelivered } from '../core/delivered-files.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'

export default handle(verifyFile, async ({ params: { sha256 } }) => {
  const file = await findDelivered(sha256)
  if (!file) throw new AppError('not_found', MESSAGES.api.notFound)
  return {
    documentId: file.document_id,
    title: file.title,
    format: file.format,
    deliveredOn: file.delivered_on,
    replacedOn: file.replaced_on,
  }
})
