import { loadStory } from '../../../shared/content/stories.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import type { Template } from '../../../shared/documents/template/template.ts'

/** A template with the cases in which an attorney is the better choice. */
export type LoadedTemplate = { template: Template; notFor: readonly string[] }

const load = async (id: string): Promise<LoadedTemplate | undefined> => {
  const [template, story] = await Promise.all([loadTemplate(id), loadStory(id)])
  return template && { template, notFor: story.notFor }
}

const loading = new Map<string, Promise<LoadedTemplate | undefined>>()

/** The template, fetched once per visit; React's `use` needs the same promise each time. */
export const templateOf = (id: string): Promise<LoadedTemplate | undefined> => {
  const known = loading.get(id)
  if (known) return known
  const fresh = load(id)
  loading.set(id, fresh)
  return fresh
}
