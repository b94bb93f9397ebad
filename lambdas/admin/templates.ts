import { pathTo } from '../../shared/api/address.ts'
import { type TemplateDetailsView, templateFile } from '../../shared/api/admin-templates.ts'
import type { TemplateVersionView } from '../../shared/api/template-versions.ts'
import { findEnabledEntry } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { SPECIFIED_PAGES } from '../../shared/documents/template/specified-pages.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { DEFAULT_VERSION, type FileType, fileTypeOf } from '../../shared/template-files.ts'
import { AppError } from '../core/platform/errors.ts'
import { log } from '../core/platform/log.ts'
import { UnreadableRow } from '../core/platform/rows.ts'
import { readTemplate } from '../core/templates/current.ts'
import { findDetails } from '../core/templates/details.ts'
import { DEFAULT_STATE, findNewest, type TemplateVersion } from '../core/templates/versions.ts'

/** The enabled document with this id. @throws AppError not_found for aliases and unknown ids. */
export const requireDocument = (id: string): CatalogEntry => {
  const entry = findEnabledEntry(id)
  if (entry?.id !== id) throw new AppError('not_found', MESSAGES.notFound.document)
  return entry
}

/** @throws AppError invalid unless the extension is pdf or docx, ignoring case. */
export const requireFileType = (fileName: string): FileType => {
  const type = fileTypeOf(fileName)
  if (!type) throw new AppError('invalid', MESSAGES.templates.invalidType.text)
  return type
}

const findPlaceholder = (documentId: string, file_type: FileType) =>
  findNewest(documentId, { origin: 'placeholder', state: DEFAULT_STATE, file_type })

/**
 * The uploaded file that buyers of the blank document get, or undefined if they get the generated
 * one.
 */
const findPublishedFile = async (
  documentId: string,
  type: FileType,
): Promise<TemplateVersion | undefined> =>
  (await readTemplate(documentId, DEFAULT_STATE)).files[type]

/** The latest upload of a document, or else its placeholder. */
export const findFileInUse = async (
  documentId: string,
  type: FileType,
): Promise<TemplateVersion | undefined> => {
  return (await findPublishedFile(documentId, type)) ?? findPlaceholder(documentId, type)
}

/** Skips an unreadable row, so that the other documents are still listed. */
const ifReadable = async <T>(id: string, part: Promise<T>): Promise<T | undefined> => {
  try {
    return await part
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    log.error('template.unreadable', error, { document: id })
    return undefined
  }
}

const fileUrl = (id: string, type: FileType, file: TemplateVersion | undefined) =>
  file && pathTo(templateFile, { id, type })

/** The current version of each uploaded type, and of the latest upload. */
const versionsOf = (files: readonly (TemplateVersion | undefined)[]) => {
  const uploads = files.flatMap((file) => (file && file.origin !== 'placeholder' ? [file] : []))
  const last = uploads.toSorted((a, b) => a.upload_date.localeCompare(b.upload_date)).at(-1)
  return {
    version: last?.version ?? DEFAULT_VERSION,
    versions: Object.fromEntries(uploads.map(({ file_type, version }) => [file_type, version])),
  }
}

const newestDate = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1)

export const specifiedPages = (id: string): number =>
  Object.entries(SPECIFIED_PAGES).find(([known]) => known === id)?.[1] ?? 0

/** The admin view of a document's template, and when its pages were last counted. */
export const describeTemplate = async ({ id, title, description }: CatalogEntry) => {
  const [details, current, pdf, docx] = await Promise.all([
    ifReadable(id, findDetails(id)),
    ifReadable(id, readTemplate(id, DEFAULT_STATE)),
    ifReadable(id, findFileInUse(id, 'pdf')),
    ifReadable(id, findFileInUse(id, 'docx')),
  ])
  const view: TemplateDetailsView = {
    id,
    title,
    description,
    lastUpdated: newestDate([current?.changedAt, pdf?.upload_date, docx?.upload_date]),
    pageCount: pdf?.page_count ?? details?.page_count,
    specifiedPages: specifiedPages(id),
    pdfUrl: fileUrl(id, 'pdf', pdf),
    wordUrl: fileUrl(id, 'docx', docx),
    hasPdf: pdf !== undefined,
    hasDocx: docx !== undefined,
    placeholders: [pdf, docx].flatMap((file) =>
      file?.origin === 'placeholder' ? [file.file_type] : [],
    ),
    ...versionsOf([pdf, docx]),
    createdAt: details?.created_at,
    updatedAt: details?.updated_at,
  }
  return { view, measuredAt: details?.measured_at }
}

/** The admin view of a version. `inUse` has the keys of the versions in use. */
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
