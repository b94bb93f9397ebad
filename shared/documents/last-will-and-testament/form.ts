import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'last-will-and-testament',
  name: 'Last Will and Testament',
  steps,
  parties: ['fullName'],
  stateField: 'state',
}
