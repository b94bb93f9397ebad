import type { Context } from 'hono'
import { FILE_TYPES, type TemplateVersionsView } from '../../shared/admin-api.ts'
import { listVersions } from '../core/templates/version-table.ts'
import { fileInUse } from './file-in-use.ts'
import { knownDocument } from './known-document.ts'
import { versionView } from './version-view.ts'

/** Every version of a document's files, newest first. */
export const listTemplateVersions = async (c: Context) => {
  const { id } = knownDocument(c)
  const [versions, ...files] = await Promise.all([
    listVersions(id),
    ...FILE_TYPES.map((type) => fileInUse(id, type)),
  ])
  const inUse = new Set(files.flatMap((file) => (file ? [file.version_key] : [])))
  const view: TemplateVersionsView = {
    versions: versions.map((version) => versionView(version, inUse)),
  }
  return c.json(view)
}
