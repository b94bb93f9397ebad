import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'safe-agreement',
  name: 'SAFE Agreement',
  steps,
  rules,
  coverage,
  parties: ['companyName', 'investorName'],
  stateField: 'companyState',
}
