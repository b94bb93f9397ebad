import { restoreVersion } from '../../shared/api/template-versions.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { touchDetails } from '../core/templates/details.ts'
import { restoreVersion as restore } from '../core/templates/store-version.ts'
import { DEFAULT_STATE, findVersion } from '../core/templates/versions.ts'
import { requireDocument, versionView } from './templates.ts'

export default handle(restoreVersion, async ({ params, body }) => {
  const { id, title, description } = requireDocument(params.id)
  const older = await findVersion(id, body.versionId)
  if (!older) throw new AppError('not_found', MESSAGES.api.notFound)
  if (older.state !== DEFAULT_STATE) {
    throw new AppError('conflict', MESSAGES.templates.notRestorable)
  }
  const restored = await restore(older)
  await touchDetails({ document_id: id, title, description })
  return { version: versionView(restored, new Set([restored.version_key])) }
})
