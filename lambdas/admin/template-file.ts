import { templateFile } from '../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../shared/messages.ts'
import type { FileType } from '../../shared/template-files.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { presignTemplateUrl } from '../core/templates/bucket.ts'
import { findVersion } from '../core/templates/versions.ts'
import { findFileInUse, requireDocument } from './templates.ts'

const findFile = async (id: string, type: FileType, key: string | undefined) => {
  const file = key === undefined ? await findFileInUse(id, type) : await findVersion(id, key)
  if (file?.file_type === type) return file
  throw new AppError('not_found', MESSAGES.templates.missing[type])
}

/** A presigned link to a template's file. */
export default handle(templateFile, async ({ params, query }) => {
  const { id } = requireDocument(params.id)
  const { type } = params
  const file = await findFile(id, type, query.version)
  const fileName = `${id}-template.${type}`
  return { url: await presignTemplateUrl(file, { fileName, inline: query.inline }), fileName }
})
