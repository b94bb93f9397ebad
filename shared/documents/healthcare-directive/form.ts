import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'healthcare-directive',
  name: 'Healthcare Directive',
  steps,
  rules,
  coverage,
  parties: ['principal_name'],
  stateField: 'state',
}
