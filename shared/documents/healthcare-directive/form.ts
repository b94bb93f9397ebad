import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'healthcare-directive',
  name: 'Healthcare Directive',
  steps,
  parties: ['principal_name'],
  stateField: 'state',
}
