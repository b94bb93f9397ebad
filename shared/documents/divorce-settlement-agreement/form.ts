import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'divorce-settlement-agreement',
  name: 'Divorce Settlement Agreement',
  steps,
  parties: ['spouse1Name', 'spouse2Name'],
  stateField: 'state',
}
