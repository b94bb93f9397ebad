import { withdrawVersion } from '../../shared/api/template-versions.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log } from '../core/platform/log.ts'
import { touchDetails } from '../core/templates/details.ts'
import { withdrawVersion as withdraw } from '../core/templates/store-version.ts'
import { DEFAULT_STATE, findNewest } from '../core/templates/versions.ts'
import { requireDocument, versionView } from './templates.ts'

/** Buyers then get the generated file. */
export default handle(withdrawVersion, async ({ params, body: { type } }) => {
  const { id, title, description } = requireDocument(params.id)
  const kind = { origin: 'upload', state: DEFAULT_STATE, file_type: type } as const
  const published = await findNewest(id, kind)
  if (!published?.is_current_version) {
    throw new AppError('not_found', MESSAGES.templates.notPublished)
  }
  const withdrawal = await withdraw(published)
  await touchDetails({ document_id: id, title, description })
  log.info('template.withdrawn', { document: id, type })
  return { version: versionView(withdrawal, new Set()) }
})
