import { type FileFormat, fileNameOf } from '../../shared/api/downloads.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { partiesInFileName } from '../../shared/documents/template/file-names.ts'
import { FILE_TYPES, type FileType } from '../../shared/template-files.ts'
import { recordDelivered, recordReplaced } from '../core/delivered-files.ts'
import { storeFiles } from '../core/files.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { loadAnswers, retainAnswers } from '../core/orders/answers.ts'
import { markErasing } from '../core/orders/erasure.ts'
import {
  isBeingCorrected,
  isErased,
  type Order,
  type PaidOrder,
  type ReadyOrder,
  waitingSince,
} from '../core/orders/order.ts'
import { findOrder } from '../core/orders/table.ts'
import {
  markCorrected,
  markMailed,
  markReady,
  markRegenerated,
} from '../core/orders/transitions.ts'
import { log, shortId } from '../core/platform/log.ts'
import { count, recordMetric } from '../core/platform/metrics.ts'
import { readObject } from '../core/templates/bucket.ts'
import { lookUpTemplate } from '../core/templates/current.ts'
import { DEFAULT_STATE } from '../core/templates/versions.ts'
import { generate } from './generate.ts'

/** The current uploads that replace the files of a blank document. A missing file is logged and skipped. */
const readUploadedFiles = async (
  documentId: string,
): Promise<Partial<Record<FileType, Uint8Array>>> => {
  const { files } = await lookUpTemplate(documentId, DEFAULT_STATE)
  const uploads: Partial<Record<FileType, Uint8Array>> = {}
  for (const type of FILE_TYPES) {
    const version = files[type]
    if (!version) continue
    const object = await readObject(version.file_path)
    if (object) uploads[type] = object.bytes
    else log.warn('template.missing', { document: documentId })
  }
  return uploads
}

/** Files generated from answers are named after the parties. */
const fileNamesFor = (title: string, parties: readonly string[]): Record<FileFormat, string> => ({
  docx: fileNameOf(title, 'docx', parties),
  pdf: fileNameOf(title, 'pdf', parties),
  instructions: fileNameOf(title, 'instructions', parties),
})

type NamedFiles = { files: Record<FileFormat, Uint8Array>; names: Record<FileFormat, string> }

/**
 * An order's three files and their names. All are generated, except that an admin's current uploads replace the
 * Word file and the PDF of an order without answers.
 */
const generateFiles = async (order: PaidOrder | ReadyOrder): Promise<NamedFiles> => {
  const answers = await loadAnswers(order)
  const createdAt = new Date(waitingSince(order))
  const template = await loadTemplate(order.document_id)
  if (!template) throw new Error(`No template: ${order.document_id}`)
  const generated = await generate(template, answers ?? {}, { createdAt })
  const uploads = answers ? {} : await readUploadedFiles(order.document_id)
  const parties = answers ? partiesInFileName(template, answers) : []
  return { files: { ...generated, ...uploads }, names: fileNamesFor(order.title, parties) }
}

const needsFiles = (order: Order): order is PaidOrder | ReadyOrder =>
  order.status === 'paid' ||
  (order.status === 'ready' && (isBeingCorrected(order) || order.remake_at !== undefined))

const generateAndStoreFiles = async (order: PaidOrder | ReadyOrder) => {
  const started = performance.now()
  const { files, names } = await generateFiles(order)
  await retainAnswers(order, order.purge_at)
  const [stored] = await Promise.all([
    storeFiles(order, files, names),
    recordDelivered(order, files),
  ])
  const milliseconds = Math.round(performance.now() - started)
  recordMetric('GenerationTime', milliseconds)
  if (order.status === 'paid') {
    if (await markReady(order.id, stored)) count('OrdersReady')
  } else {
    // Must happen first: afterward the order has only the new files' digests.
    if (isBeingCorrected(order)) await recordReplaced(order)
    await markCorrected(order, stored)
    if (order.remake_at) await markRegenerated(order)
  }
  log.info('order.ready', { order: shortId(order.id), milliseconds })
  return names
}

/**
 * Completes an order that is paid, was corrected or has lost its files: stores the files, marks it ready and
 * emails the link. Completed steps are skipped, so a message may arrive twice or after a crash. If the order is
 * erased in the meantime, the new files are erased too.
 * @throws UnreadableRow if the order's row has an unknown shape; its message ends in the dead-letter queue
 */
export const completeOrder = async (id: string): Promise<void> => {
  const pending = await findOrder(id)
  const fileNames =
    pending && needsFiles(pending) ? await generateAndStoreFiles(pending) : undefined
  const order = await findOrder(id)
  if (order && isErased(order)) {
    await markErasing(order)
    return
  }
  if (order?.status !== 'ready' || order.mailed_at || isBeingCorrected(order)) return
  const reason = order.revision === undefined ? 'ready' : 'corrected'
  await mailDownloadLink(order, reason, { fileNames })
  await markMailed(order)
}
