import type { FormTemplate } from '../template/template.ts'
import { steps } from './fields.ts'

/** What the form asks. */
export const form: FormTemplate = {
  id: 'bill-of-sale',
  name: 'Bill of Sale',
  steps,
  parties: ['seller_name', 'buyer_name'],
  stateField: 'state',
}
