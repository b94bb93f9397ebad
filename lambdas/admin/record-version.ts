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
import { requireDocument, requireFileType, versionView } from './templates.ts'
import { readInspected } from './uploads/read-inspected.ts'

const storeUpload = async (entry: CatalogEntry, request: z.infer<typeof recordVersion.body>) => {
  const { uploadId, version, notes } = request
  if (uploadId === undefined) throw new AppError('invalid', MESSAGES.templates.noFileProvided)
  const type = requireFileType(request.fileName)
  const upload = { documentId: entry.id, uploadId, type }
  const { bytes, digest, pageCount, discard } = await readInspected(upload)
  if (request.digest !== digest) {
    throw new AppError('conflict', MESSAGES.templates.uploadChanged)
  }
  const draft = { document_id: entry.id, version, file_type: type, notes, page_count: pageCount }
  const stored = await storeVersion({ ...draft, state: DEFAULT_STATE, origin: 'upload' }, bytes)
  await touchDetails({ document_id: entry.id, title: entry.title, description: entry.description })
  await discard()
  return stored
}

export default handle(recordVersion, async ({ params, body }) => {
  const stored = await storeUpload(requireDocument(params.id), body)
  log.info('template.recorded', { document: stored.document_id, type: stored.file_type })
  return { version: versionView(stored, new Set([stored.version_key])) }
})
