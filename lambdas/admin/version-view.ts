import type { TemplateVersionView } from '../../shared/admin-api.ts'
import type { TemplateVersion } from '../core/templates/version.ts'

/** What an admin sees of a version; `inUse` are the keys of those that count. */
export const versionView = (
  version: TemplateVersion,
  inUse: ReadonlySet<string>,
): TemplateVersionView => ({
  id: version.version_key,
  version: version.version,
  fileType: version.file_type,
  state: version.state,
  origin: version.origin,
  notes: version.notes,
  uploadedAt: version.upload_date,
  size: version.size,
  pageCount: version.page_count,
  isCurrent: version.is_current_version,
  inUse: inUse.has(version.version_key),
})
