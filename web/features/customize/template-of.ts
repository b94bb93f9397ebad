import { loadStory } from '../../../shared/content/stories.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import type { Template } from '../../../shared/documents/template.ts'

/** A document with the cases for which it is the wrong one. */
export type LoadedTemplate = { template: Template; notFor: readonly string[] }

const load = async (id: string): Promise<LoadedTemplate | undefined> => {
  const [template, story] = await Promise.all([loadTemplate(id), loadStory(id)])
  return template && { template, notFor: story.notFor }
}

const loading = new Map<string, Promise<LoadedTemplate | undefined>>()

/** The template's code and text, fetched once per visit; the same promise for every drawing. */
export const templateOf = (id: string): Promise<LoadedTemplate | undefined> => {
  const known = loading.get(id)
  if (known) return known
  const fresh = load(id)
  loading.set(id, fresh)
  return fresh
}
