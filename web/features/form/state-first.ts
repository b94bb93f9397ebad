import type { Template } from '../../../shared/documents/template/template.ts'

/** The template with the question for the state before all others: it decides whether we sell the document there. */
export const askStateFirst = (template: Template): Template => {
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
