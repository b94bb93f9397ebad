import { generateDocuments, type PlaceholderView } from '../../shared/api/admin-templates.ts'
import { enabledEntries, findEnabledEntry } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import type { Template } from '../../shared/documents/template/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { DEFAULT_VERSION, PLACEHOLDER_STATES } from '../../shared/template-files.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log } from '../core/platform/log.ts'
import { storeVersion } from '../core/templates/store-version.ts'
import { DEFAULT_STATE } from '../core/templates/versions.ts'
import { countPages, renderPdf } from './render/pdf/write-pdf.ts'

/** No document is started later than this, because the API times out after 30 seconds. */
const START_DEADLINE_MS = 18_000

const findDocuments = (ids: readonly string[] | undefined): CatalogEntry[] =>
  ids
    ? ids.map((id) => {
        const entry = findEnabledEntry(id)
        if (entry?.id !== id) throw new AppError('not_found', MESSAGES.notFound.document)
        return entry
      })
    : enabledEntries()

/** The blank document for one state; the default leaves the state blank. */
const assembleBlank = (template: Template, state: string, now: Date): AssembledDocument => {
  const answers = state === DEFAULT_STATE ? {} : { [template.stateField]: state }
  return assemble(template, 'agreement', answers, { today: now.toISOString().slice(0, 10) })
}

const storePlaceholder = async (template: Template, state: string, now: Date) => {
  const blank = assembleBlank(template, state, now)
  const page_count = countPages(blank)
  const kind = { file_type: 'pdf', origin: 'placeholder', state } as const
  const notes = state === DEFAULT_STATE ? 'Blank document' : `Blank document for ${state}`
  const stored = await storeVersion(
    { ...kind, document_id: template.id, version: DEFAULT_VERSION, notes, page_count },
    await renderPdf(blank, { createdAt: now }),
    now,
  )
  return { state, version: stored.version, filePath: stored.file_path, pageCount: page_count }
}

/**
 * Stores a blank document for each placeholder state, each PDF as a version. A failure is returned, so that the
 * other documents are still generated.
 */
const storePlaceholders = async ({
  id,
  title,
}: CatalogEntry): Promise<Pick<PlaceholderView, 'results' | 'error'>> => {
  const now = new Date()
  try {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const results = []
    for (const state of PLACEHOLDER_STATES) {
      results.push({ documentId: id, title, ...(await storePlaceholder(template, state, now)) })
    }
    return { results }
  } catch (error) {
    log.error('placeholders.failed', error, { document: id })
    return { results: [], error: `${title}: ${MESSAGES.templates.placeholders.failed}` }
  }
}

/** Generates as many documents as fit into one call, and returns the ids of the rest. */
export default handle(generateDocuments, async ({ body }) => {
  const documents = findDocuments(body.documentIds)
  const started = performance.now()
  const done: Awaited<ReturnType<typeof storePlaceholders>>[] = []
  for (const entry of documents) {
    if (performance.now() - started >= START_DEADLINE_MS) break
    done.push(await storePlaceholders(entry))
  }
  const errors = done.flatMap(({ error }) => error ?? [])
  return {
    success: errors.length === 0,
    results: done.flatMap(({ results }) => results),
    remaining: documents.slice(done.length).map(({ id }) => id),
    ...(errors.length > 0 && { error: errors.join('; ') }),
  }
})
