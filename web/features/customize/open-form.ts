import { type LoadedTemplate, templateOf } from './template-of.ts'

/** A template and the code of its form. */
type OpenForm = LoadedTemplate & {
  Customization: typeof import('./customization.tsx').Customization
}

/** The form's code loads in parallel with the template. */
const code = import('./customization.tsx')

const loaded = new Map<string, OpenForm>()

const load = async (id: string): Promise<OpenForm | undefined> => {
  const [{ Customization }, template] = await Promise.all([code, templateOf(id)])
  if (!template) return undefined
  const form = { ...template, Customization }
  loaded.set(id, form)
  return form
}

const loading = new Map<string, Promise<OpenForm | undefined>>()

/** The form of a document, fetched once per visit; React's `use` needs the same promise each time. */
export const openForm = (id: string): Promise<OpenForm | undefined> => {
  const known = loading.get(id)
  if (known) return known
  const fresh = load(id)
  loading.set(id, fresh)
  return fresh
}

/** The form that has come already: it is drawn without waiting. */
export const openedForm = (id: string): OpenForm | undefined => loaded.get(id)
