import { loadForm } from '../../../../shared/documents/forms.ts'
import type { FormTemplate } from '../../../../shared/documents/template/template.ts'
import { oncePerId } from '../../../ui/once-per-id.ts'
import type { FormChecks } from './form-checks.ts'
import { askStateFirst } from './state-first.ts'

const loaded = new Map<string, FormTemplate>()

/** Undefined for a document without a form. */
const load = oncePerId(async (id): Promise<FormTemplate | undefined> => {
  const template = await loadForm(id)
  if (!template) return undefined
  const result = askStateFirst(template)
  loaded.set(id, result)
  return result
})

/** The rules and the coverage, which the first view of a form doesn't need. */
const loadChecks = oncePerId(async (id): Promise<FormChecks> => {
  const [template, { loadFormChecks }] = await Promise.all([load(id), import('./form-checks.ts')])
  if (!template) throw new Error(`${id} has no form`)
  return loadFormChecks(template)
})

/** Templates, each loaded once. They contain functions, so they can't be loader data. */
export const templateLoader = {
  load,
  loadChecks,
  loaded: (id: string): FormTemplate | undefined => loaded.get(id),
}
