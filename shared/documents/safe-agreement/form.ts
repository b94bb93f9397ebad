import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'safe-agreement',
  name: 'SAFE Agreement',
  steps,
  parties: ['companyName', 'investorName'],
  stateField: 'companyState',
}
