import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'last-will-and-testament',
  name: 'Last Will and Testament',
  steps,
  rules,
  coverage,
  parties: ['fullName'],
  stateField: 'state',
}
