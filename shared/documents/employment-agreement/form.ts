import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'employment-agreement',
  name: 'Employment Agreement',
  steps,
  parties: ['employer_name', 'employee_name'],
  stateField: 'state',
}
