import type { Context } from 'hono'
import {
  type RecordVersionRequest,
  type RecordVersionView,
  recordVersionRequest,
} from '../../shared/admin-api.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { readBody } from '../core/http.ts'
import { inspectTemplate } from '../core/inspection/inspect.ts'
import { log } from '../core/log.ts'
import { touchDetails } from '../core/templates/details-table.ts'
import { storeVersion } from '../core/templates/record-version.ts'
import { discardUpload, readUpload, type Upload } from '../core/templates/uploads.ts'
import { DEFAULT_STATE } from '../core/templates/version.ts'
import { checkedType } from './create-upload.ts'
import { knownDocument } from './known-document.ts'
import { versionView } from './version-view.ts'

/** The uploaded bytes that passed their inspection; what did not is deleted. */
const takeIn = async (upload: Upload) => {
  const found = await readUpload(upload)
  if (!found) throw new AppError('not_found', MESSAGES.templates.noFileProvided)
  const { bytes, versionId } = found
  const inspection = await inspectTemplate(upload.type, bytes)
  const discard = () => discardUpload(upload, versionId)
  if (inspection.passed) return { bytes, pageCount: inspection.pageCount, discard }
  log.warn('template.refused', { document: upload.documentId, reason: inspection.reason })
  await discard()
  throw new AppError('invalid', MESSAGES.templates.refused[inspection.reason])
}

const record = async (entry: CatalogEntry, request: RecordVersionRequest) => {
  const { uploadId, version, notes } = request
  const type = checkedType(request.fileName)
  const { bytes, pageCount, discard } = await takeIn({ documentId: entry.id, uploadId, type })
  const draft = { document_id: entry.id, version, file_type: type, notes, page_count: pageCount }
  const stored = await storeVersion({ ...draft, state: DEFAULT_STATE, origin: 'upload' }, bytes)
  await touchDetails({ document_id: entry.id, title: entry.title, description: entry.description })
  await discard()
  return stored
}

/** Inspects an uploaded file and records it as the newest version of its document. */
export const recordVersion = async (c: Context) => {
  const stored = await record(knownDocument(c), await readBody(c, recordVersionRequest))
  log.info('template.recorded', { document: stored.document_id, type: stored.file_type })
  const version = versionView(stored, new Set([stored.version_key]))
  return c.json({ version } satisfies RecordVersionView)
}
