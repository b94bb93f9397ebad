/** The kinds of template files, by extension. */
export const FILE_TYPES = ['pdf', 'docx'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The types as admins read them. */
export const FILE_TYPE_NAMES: Readonly<Record<FileType, string>> = { pdf: 'PDF', docx: 'Word' }

/** The largest template file, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export const DEFAULT_VERSION = '1.0.0'

/** The key prefix of uploads that have not passed inspection; nothing is served from it. */
export const QUARANTINE = 'quarantine/'

/** The states that get placeholders; "Default" covers all others. */
export const PLACEHOLDER_STATES = [
  'Default',
  'California',
  'New York',
  'Texas',
  'Florida',
  'Connecticut',
] as const

/** `report.final.DOCX` -> `docx`; undefined for any other extension. */
export const fileTypeOf = (fileName: string): FileType | undefined => {
  const extension = fileName.toLowerCase().split('.').at(-1)
  return fileName.includes('.') ? FILE_TYPES.find((type) => type === extension) : undefined
}
