import type * as z from 'zod'
import { recordVersion } from '../../shared/api/template-versions.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log } from '../core/platform/log.ts'
import { touchDetails } from '../core/templates/details.ts'
import { storeVersion } from '../core/templates/store-version.ts'
import { DEFAULT_STATE } from '../core/templates/versions.ts'
import { checkedType, knownDocument, versionView } from './templates.ts'
import { inspectTemplate } from './uploads/inspection/inspect.ts'
import { discardUpload, readUpload, type Upload } from './uploads/quarantine.ts'

/**
 * The bytes of an upload that passed its inspection. One that did not is deleted.
 * @throws AppError not_found without an upload, invalid with the reason why it was refused.
 */
const readInspected = async (upload: Upload) => {
  const found = await readUpload(upload)
  if (!found) throw new AppError('not_found', MESSAGES.templates.noFileProvided)
  const { bytes, versionId } = found
  const inspection = inspectTemplate(upload.type, bytes)
  const discard = () => discardUpload(upload, versionId)
  if (inspection.passed) return { bytes, pageCount: inspection.pageCount, discard }
  log.warn('template.refused', { document: upload.documentId, reason: inspection.reason })
  await discard()
  throw new AppError('invalid', MESSAGES.templates.refused[inspection.reason])
}

const record = async (entry: CatalogEntry, request: z.infer<typeof recordVersion.body>) => {
  const { uploadId, version, notes } = request
  const type = checkedType(request.fileName)
  const { bytes, pageCount, discard } = await readInspected({
    documentId: entry.id,
    uploadId,
    type,
  })
  const draft = { document_id: entry.id, version, file_type: type, notes, page_count: pageCount }
  const stored = await storeVersion({ ...draft, state: DEFAULT_STATE, origin: 'upload' }, bytes)
  await touchDetails({ document_id: entry.id, title: entry.title, description: entry.description })
  await discard()
  return stored
}

export default handle(recordVersion, async ({ params, body }) => {
  const stored = await record(knownDocument(params.id), body)
  log.info('template.recorded', { document: stored.document_id, type: stored.file_type })
  return { version: versionView(stored, new Set([stored.version_key])) }
})
