import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import { normalize } from '../../../shared/documents/template/normalize.ts'

test.each([
  ['notary_county', ' Hartford County ', 'Hartford'],
  ['pay_amount', '$62,000', '62000'],
  ['pay_amount', '24.5', '24.50'],
])('%s %j is stored as %j', (key, typed, stored) => {
  const field = allFields(template).find((candidate) => candidate.key === key)
  expect(field && normalize(field, typed)).toBe(stored)
})
