import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'llc-operating-agreement',
  name: 'LLC Operating Agreement',
  steps,
  parties: ['llcName'],
  stateField: 'state',
}
