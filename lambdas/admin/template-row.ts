import type { FileType, TemplateDetailsView } from '../../shared/admin-api.ts'
import { pathOf } from '../../shared/api.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { findDetails } from '../core/templates/details-table.ts'
import type { TemplateVersion } from '../core/templates/version.ts'
import { fileInUse } from './file-in-use.ts'

const fileAddress = (id: string, type: FileType, file: TemplateVersion | undefined) =>
  file && pathOf('templateFile', { id, type })

const newest = (files: readonly (TemplateVersion | undefined)[]): string | undefined =>
  files
    .flatMap((file) => (file ? [file.upload_date] : []))
    .sort()
    .at(-1)

/** What an admin sees of a document's template, and when its pages were measured. */
export const describeTemplate = async ({ id, title, description }: CatalogEntry) => {
  const [details, template, pdf, docx] = await Promise.all([
    findDetails(id),
    loadTemplate(id),
    fileInUse(id, 'pdf'),
    fileInUse(id, 'docx'),
  ])
  const view: TemplateDetailsView = {
    id,
    title,
    description,
    lastUpdated: newest([pdf, docx]),
    pageCount: (pdf?.origin !== 'placeholder' && pdf?.page_count) || details?.page_count,
    specifiedPages: template?.pages ?? 0,
    pdfUrl: fileAddress(id, 'pdf', pdf),
    wordUrl: fileAddress(id, 'docx', docx),
    hasPdf: pdf !== undefined,
    hasDocx: docx !== undefined,
    createdAt: details?.created_at,
    updatedAt: details?.updated_at,
  }
  return { view, measuredAt: details?.measured_at }
}
