import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'non-disclosure-agreement',
  name: 'Non-Disclosure Agreement',
  steps,
  parties: ['disclosingParty', 'receivingParty'],
  stateField: 'governingLaw',
}
