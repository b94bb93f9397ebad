import { loadForm } from '../../../shared/documents/forms.ts'
import type { FormTemplate } from '../../../shared/documents/template/template.ts'
import { askStateFirst } from './state-first.ts'

const loaded = new Map<string, FormTemplate>()
/** React's `use` needs the same promise on every call. */
const loading = new Map<string, Promise<FormTemplate | undefined>>()

const fetchTemplate = async (id: string): Promise<FormTemplate | undefined> => {
  const template = await loadForm(id)
  if (!template) return undefined
  const result = askStateFirst(template)
  loaded.set(id, result)
  return result
}

/** Templates, each loaded once. They contain functions, so they can't be loader data. */
export const templateLoader = {
  /** Undefined for a document without a form. */
  load: (id: string): Promise<FormTemplate | undefined> => {
    const known = loading.get(id)
    if (known) return known
    const promise = fetchTemplate(id)
    promise.catch(() => loading.delete(id))
    loading.set(id, promise)
    return promise
  },
  loaded: (id: string): FormTemplate | undefined => loaded.get(id),
}
