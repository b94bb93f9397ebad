import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'prenuptial-agreement',
  name: 'Prenuptial Agreement',
  steps,
  rules,
  coverage,
  parties: ['party1Name', 'party2Name'],
  stateField: 'state',
}
