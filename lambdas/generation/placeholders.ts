import { DEFAULT_VERSION, PLACEHOLDER_STATES } from '../../shared/admin-api.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { assemble } from '../../shared/documents/assemble.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import type { Template } from '../../shared/documents/template.ts'
import { storeVersion } from '../core/templates/record-version.ts'
import { DEFAULT_STATE } from '../core/templates/version.ts'
import { countPages, renderPdf } from './render/pdf.ts'

/** The blank document as it is for one state; for the default, the state is blank too. */
const printBlank = (template: Template, state: string, now: Date): Promise<Uint8Array> => {
  const answers = state === DEFAULT_STATE ? {} : { [template.stateField]: state }
  const today = now.toISOString().slice(0, 10)
  return renderPdf(assemble(template, 'agreement', answers, { today }), { createdAt: now })
}

const storePlaceholder = async (template: Template, state: string, now: Date) => {
  const bytes = await printBlank(template, state, now)
  const page_count = await countPages(bytes)
  const kind = { file_type: 'pdf', origin: 'placeholder', state } as const
  const notes = state === DEFAULT_STATE ? 'Blank document' : `Blank document for ${state}`
  const stored = await storeVersion(
    { ...kind, document_id: template.id, version: DEFAULT_VERSION, notes, page_count },
    bytes,
    now,
  )
  return { state, version: stored.version, filePath: stored.file_path, pageCount: page_count }
}

/**
 * Prints a document blank, for every state of the list, and stores each as a version.
 * @throws Error when the document has no template.
 */
export const createPlaceholders = async ({ id, title }: CatalogEntry, now = new Date()) => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  const results = []
  for (const state of PLACEHOLDER_STATES) {
    results.push({ documentId: id, title, ...(await storePlaceholder(template, state, now)) })
  }
  return results
}
