import { type FileFormat, fileNameOf } from '../../shared/api/downloads.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { partiesInFileName } from '../../shared/documents/template/file-names.ts'
import { FILE_TYPES, type FileType } from '../../shared/template-files.ts'
import { loadAnswers } from '../core/orders/answers.ts'
import { type PaidOrder, type ReadyOrder, waitingSince } from '../core/orders/order.ts'
import { log } from '../core/platform/log.ts'
import { readObject } from '../core/templates/bucket.ts'
import { lookUpTemplate } from '../core/templates/current.ts'
import { DEFAULT_STATE, type TemplateVersion } from '../core/templates/versions.ts'
import { generateById } from './generate.ts'

/** The bytes of an uploaded template. A missing one is logged, and the generated file is used instead. */
const uploadedBytes = async (version: TemplateVersion | undefined) => {
  if (!version) return undefined
  const found = await readObject(version.file_path)
  if (!found) log.warn('template.missing', { document: version.document_id })
  return found?.bytes
}

/** The current uploads that replace the files of the blank document. */
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

/** A document made of answers names its parties. */
const namesFor = (title: string, parties: readonly string[]): Record<FileFormat, string> => ({
  docx: fileNameOf(title, 'docx', parties),
  pdf: fileNameOf(title, 'pdf', parties),
  instructions: fileNameOf(title, 'instructions', parties),
})

type NamedFiles = { files: Record<FileFormat, Uint8Array>; names: Record<FileFormat, string> }

/**
 * The three files of an order and their names. All are generated, except that an admin's current uploads replace the
 * Word file and the PDF of an order without answers.
 */
export const filesFor = async (order: PaidOrder | ReadyOrder): Promise<NamedFiles> => {
  const answers = await loadAnswers(order)
  const createdAt = new Date(waitingSince(order))
  const generated = await generateById(order.document_id, answers ?? {}, { createdAt })
  const template = await loadTemplate(order.document_id)
  if (answers && template) {
    return { files: generated, names: namesFor(order.title, partiesInFileName(template, answers)) }
  }
  const files = { ...generated, ...(await uploadedFiles(order.document_id)) }
  return { files, names: namesFor(order.title, []) }
}
