import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'promissory-note',
  name: 'Promissory Note',
  steps,
  parties: ['borrowerName', 'lenderName'],
  stateField: 'state',
}
