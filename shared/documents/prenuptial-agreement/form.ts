import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'prenuptial-agreement',
  name: 'Prenuptial Agreement',
  steps,
  parties: ['party1Name', 'party2Name'],
  stateField: 'state',
}
