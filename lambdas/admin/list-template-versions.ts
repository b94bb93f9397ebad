import { listTemplateVersions } from '../../shared/api/template-versions.ts'
import { FILE_TYPES } from '../../shared/template-files.ts'
import { handle } from '../core/platform/handle.ts'
import { listVersions } from '../core/templates/versions.ts'
import { findFileInUse, requireDocument, versionView } from './templates.ts'

export default handle(listTemplateVersions, async ({ params }) => {
  const { id } = requireDocument(params.id)
  const [versions, ...files] = await Promise.all([
    listVersions(id),
    ...FILE_TYPES.map((type) => findFileInUse(id, type)),
  ])
  const inUse = new Set(files.flatMap((file) => (file ? [file.version_key] : [])))
  return { versions: versions.map((version) => versionView(version, inUse)) }
})
