import { loadTemplate } from '../../../shared/documents/registry.ts'
import type { Template } from '../../../shared/documents/template.ts'

const loading = new Map<string, Promise<Template | undefined>>()

/** The template's code and text, fetched once per visit; the same promise for every drawing. */
export const templateOf = (id: string): Promise<Template | undefined> => {
  const known = loading.get(id)
  if (known) return known
  const fresh = loadTemplate(id)
  loading.set(id, fresh)
  return fresh
}
