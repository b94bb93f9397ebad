import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'llc-operating-agreement',
  name: 'LLC Operating Agreement',
  steps,
  rules,
  coverage,
  parties: ['llcName'],
  stateField: 'state',
}
