import type { FileType } from '../../shared/admin-api.ts'
import { lookUpTemplate } from '../core/templates/current.ts'
import { DEFAULT_STATE, type TemplateVersion } from '../core/templates/version.ts'
import { findNewest } from '../core/templates/version-table.ts'

const findPlaceholder = (documentId: string, file_type: FileType) =>
  findNewest(documentId, { origin: 'placeholder', state: DEFAULT_STATE, file_type })

/** The file that counts for a document: what was uploaded last or, failing that, its placeholder. */
export const fileInUse = async (
  documentId: string,
  type: FileType,
): Promise<TemplateVersion | undefined> => {
  const { files } = await lookUpTemplate(documentId, DEFAULT_STATE)
  return files[type] ?? findPlaceholder(documentId, type)
}
