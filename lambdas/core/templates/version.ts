import type { FileType, TemplateVersionView } from '../../../shared/admin-api.ts'

/** What a template is for when no state is named. */
export const DEFAULT_STATE = 'Default'

/** One row of `template_versions`. `upload_date` is ISO, `file_path` the key of its object. */
export type TemplateVersion = {
  document_id: string
  version_key: string
  version: string
  file_path: string
  file_type: FileType
  notes: string
  /** True when it was recorded, and never cleared: of several, the newest `upload_date` counts. */
  is_current_version: boolean
  upload_date: string
  state: string
  origin: TemplateVersionView['origin']
  size: number
  page_count?: number
}

/** What versions of one kind have in common at the start of their keys, which sort by date. */
export const keyPrefix = (kind: {
  origin: TemplateVersion['origin']
  state: string
  file_type: FileType
}): string =>
  `${kind.origin === 'placeholder' ? 'placeholder' : 'upload'}#${kind.state}#${kind.file_type}#`

/** {document_id}/{version}_{timestamp}.{extension}, with the time in milliseconds. */
export const pathOf = (
  {
    document_id,
    version,
    file_type,
  }: Pick<TemplateVersion, 'document_id' | 'version' | 'file_type'>,
  time: Date,
): string => `${document_id}/${version}_${time.getTime()}.${file_type}`
