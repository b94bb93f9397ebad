import { loadStory } from '../../../shared/content/stories.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import type { WrongCase } from '../../../shared/documents/template/story.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { askStateFirst } from './state-first.ts'

/** A template, and the cases in which an attorney is the better choice. */
type LoadedTemplate = { template: Template; notFor: readonly WrongCase[] }

const loaded = new Map<string, LoadedTemplate>()
/** React's `use` needs the same promise on every call. */
const loading = new Map<string, Promise<LoadedTemplate | undefined>>()

const fetchTemplate = async (id: string): Promise<LoadedTemplate | undefined> => {
  const [template, story] = await Promise.all([loadTemplate(id), loadStory(id)])
  if (!template) return undefined
  const result = { template: askStateFirst(template), notFor: story.notFor }
  loaded.set(id, result)
  return result
}

/** Templates, each loaded once. They contain functions, so they can't be loader data. */
export const templateLoader = {
  /** Undefined for a document without a form. */
  load: (id: string): Promise<LoadedTemplate | undefined> => {
    const known = loading.get(id)
    if (known) return known
    const promise = fetchTemplate(id)
    promise.catch(() => loading.delete(id))
    loading.set(id, promise)
    return promise
  },
  loaded: (id: string): LoadedTemplate | undefined => loaded.get(id),
}
