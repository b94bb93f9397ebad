import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'articles-of-incorporation',
  name: 'Articles of Incorporation',
  steps,
  parties: ['corporationName'],
  stateField: 'state',
}
