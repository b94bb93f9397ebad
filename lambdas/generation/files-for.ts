import { FILE_TYPES, type FileType } from '../../shared/admin-api.ts'
import type { FileFormat } from '../core/files.ts'
import { log } from '../core/log.ts'
import type { Order } from '../core/order.ts'
import { readObject } from '../core/templates/bucket.ts'
import { lookUpTemplate } from '../core/templates/current.ts'
import { DEFAULT_STATE, type TemplateVersion } from '../core/templates/version.ts'
import { generateById } from './generate.ts'

/** The bytes of an uploaded template; one that is lost is logged, and the generated file stands in. */
const uploadedBytes = async (version: TemplateVersion | undefined) => {
  if (!version) return undefined
  const found = await readObject(version.file_path)
  if (!found) log.warn('template.missing', { document: version.document_id })
  return found?.bytes
}

/** What admins have uploaded in place of the generated blank document. */
const uploadedFiles = async (
  documentId: string,
): Promise<Partial<Record<FileType, Uint8Array>>> => {
  const { files } = await lookUpTemplate(documentId, DEFAULT_STATE)
  const found: Partial<Record<FileType, Uint8Array>> = {}
  for (const type of FILE_TYPES) {
    const bytes = await uploadedBytes(files[type])
    if (bytes) found[type] = bytes
  }
  return found
}

/**
 * The three files of an order. One with answers is always generated; a blank one is what an admin has
 * uploaded, where there is something. The instructions are always generated.
 */
export const filesFor = async (order: Order): Promise<Record<FileFormat, Uint8Array>> => {
  const answers = order.document_data
  const generated = await generateById(order.document_id, answers ?? {}, {
    createdAt: new Date(order.corrected_at ?? order.paid_at ?? order.created_at),
  })
  return answers ? generated : { ...generated, ...(await uploadedFiles(order.document_id)) }
}
