import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'independent-contractor-agreement',
  name: 'Independent Contractor Agreement',
  steps,
  parties: ['company_name', 'contractor_name'],
  stateField: 'state',
}
