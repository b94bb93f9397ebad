import type { Context } from 'hono'
import { type RecordVersionView, restoreVersionRequest } from '../../shared/admin-api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { readBody } from '../core/http.ts'
import { touchDetails } from '../core/templates/details-table.ts'
import { restoreVersion as restore } from '../core/templates/record-version.ts'
import { DEFAULT_STATE } from '../core/templates/version.ts'
import { findVersion } from '../core/templates/version-table.ts'
import { knownDocument } from './known-document.ts'
import { versionView } from './version-view.ts'

/** Makes an older version the newest again. */
export const restoreVersion = async (c: Context) => {
  const { id, title, description } = knownDocument(c)
  const { versionId } = await readBody(c, restoreVersionRequest)
  const older = await findVersion(id, versionId)
  if (!older) throw new AppError('not_found', MESSAGES.api.notFound)
  if (older.state !== DEFAULT_STATE) {
    throw new AppError('conflict', MESSAGES.templates.notRestorable)
  }
  const restored = await restore(older)
  await touchDetails({ document_id: id, title, description })
  const version = versionView(restored, new Set([restored.version_key]))
  return c.json({ version } satisfies RecordVersionView)
}
