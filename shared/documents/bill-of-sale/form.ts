import type { FormTemplate } from '../template/template.ts'
import { coverage } from './coverage.ts'
import { steps } from './fields.ts'
import { rules } from './rules.ts'

/** What the form asks and checks. */
export const form: FormTemplate = {
  id: 'bill-of-sale',
  name: 'Bill of Sale',
  steps,
  rules,
  coverage,
  parties: ['seller_name', 'buyer_name'],
  stateField: 'state',
}
