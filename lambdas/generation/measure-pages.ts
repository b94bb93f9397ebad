import { findEnabledEntry } from '../../shared/catalog/lookup.ts'
import { assemble } from '../../shared/documents/assemble.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { saveMeasure } from '../core/templates/details-table.ts'
import { countPages, renderPdf } from './render/pdf.ts'

/** Prints a document with typical answers and writes down how many pages it has. */
export const measurePages = async (documentId: string, now = new Date()): Promise<void> => {
  const entry = findEnabledEntry(documentId)
  const template = await loadTemplate(documentId)
  if (!entry || !template) throw new Error('No such document to measure')
  const today = now.toISOString().slice(0, 10)
  const agreement = assemble(template, 'agreement', template.sampleAnswers, { today })
  const pages = await countPages(await renderPdf(agreement, { createdAt: now }))
  const { title, description } = entry
  await saveMeasure({ document_id: documentId, title, description }, pages, now)
}
