import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'independent-contractor-agreement',
  name: 'Independent Contractor Agreement',
  steps,
  rules,
  coverage,
  parties: ['company_name', 'contractor_name'],
  stateField: 'state',
}
