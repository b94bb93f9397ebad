import { createHash } from 'node:crypto'
import { MESSAGES } from '../../../shared/messages.ts'
import { AppError } from '../../core/platform/errors.ts'
import { log } from '../../core/platform/log.ts'
import { inspectTemplate } from './inspection/inspect.ts'
import { discardUpload, readUpload, type Upload } from './quarantine.ts'

/**
 * An upload that passed inspection: the anonymized bytes to publish, their SHA-256 (hex), title and
 * page count. Rejected uploads are deleted.
 * @throws AppError not_found without an upload, invalid with the reason for the rejection
 */
export const readInspected = async (upload: Upload) => {
  const found = await readUpload(upload)
  if (!found) throw new AppError('not_found', MESSAGES.templates.noFileProvided)
  const { bytes, versionId } = found
  const inspection = await inspectTemplate(upload.type, bytes)
  const discard = () => discardUpload(upload, versionId)
  if (inspection.passed) {
    const { passed, ...file } = inspection
    const digest = createHash('sha256').update(file.bytes).digest('hex')
    return { ...file, digest, discard }
  }
  log.warn('template.refused', { document: upload.documentId, reason: inspection.reason })
  await discard()
  const { reason, place } = inspection
  const message = MESSAGES.templates.refused[reason]
  throw new AppError('invalid', place ? `${message} ${place}` : message)
}
