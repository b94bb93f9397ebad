import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'divorce-settlement-agreement',
  name: 'Divorce Settlement Agreement',
  steps,
  rules,
  coverage,
  parties: ['spouse1Name', 'spouse2Name'],
  stateField: 'state',
}
