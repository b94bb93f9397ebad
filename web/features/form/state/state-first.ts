import type { FormTemplate } from '../../../../shared/documents/template/template.ts'

/** Moves the state question to the front, because it decides whether the document is sold. */
export const askStateFirst = <T extends FormTemplate>(template: T): T => {
  const state = template.steps
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === template.stateField)
  if (!state) return template
  const [first, ...others] = template.steps
    .map((step) => ({ ...step, fields: step.fields.filter((field) => field !== state) }))
    .filter(({ fields }) => fields.length > 0)
  if (!first) return template
  return { ...template, steps: [{ ...first, fields: [state, ...first.fields] }, ...others] }
}
