import { loadStory } from '../../../shared/content/stories.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import type { WrongCase } from '../../../shared/documents/template/story.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { loadOnce } from '../../lib/load-once.ts'

/** A template with the cases in which an attorney is the better choice. */
type LoadedTemplate = { template: Template; notFor: readonly WrongCase[] }

/** Undefined for a document without a form. */
export const templateOf = loadOnce(async (id): Promise<LoadedTemplate | undefined> => {
  const [template, story] = await Promise.all([loadTemplate(id), loadStory(id)])
  return template && { template, notFor: story.notFor }
})
