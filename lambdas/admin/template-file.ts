import type { Context } from 'hono'
import { FILE_TYPES, type FileType, type TemplateFileView } from '../../shared/admin-api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { param } from '../core/http.ts'
import { mintTemplateLink } from '../core/templates/bucket.ts'
import { findVersion } from '../core/templates/version-table.ts'
import { fileInUse } from './file-in-use.ts'
import { knownDocument } from './known-document.ts'

const find = async (id: string, type: FileType, key: string | undefined) => {
  const file = key === undefined ? await fileInUse(id, type) : await findVersion(id, key)
  if (file?.file_type === type) return file
  throw new AppError('not_found', MESSAGES.templates.missing[type])
}

/** A link to a template's file, minted for this click. */
export const templateFile = async (c: Context) => {
  const { id } = knownDocument(c)
  const type = FILE_TYPES.find((known) => known === param(c, 'type'))
  if (!type) throw new AppError('not_found', MESSAGES.api.notFound)
  const file = await find(id, type, c.req.query('version'))
  const fileName = `${id}-template.${type}`
  const url = await mintTemplateLink(file, { fileName, inline: c.req.query('inline') === 'true' })
  return c.json({ url, fileName } satisfies TemplateFileView)
}
