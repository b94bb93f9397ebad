import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { CAR } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

test.each<[string, Answers, string]>([
  ['a nursery as two owners', { seller_name: 'Ferris and Daughter Nursery' }, 'seller_type'],
  ['a house for arts', { buyer_name: 'Quillfern House for Arts and Letters' }, 'buyer_type'],
  ['a name that ends in one word', { buyer_name: 'Blue Door and Quarry' }, 'buyer_type'],
  [
    'a receipt for money still owed',
    {
      payment_method: 'other',
      payment_method_other: 'Half in cash today, half by money order on January 5, 2027',
      payment_date: CAR.signature_date,
    },
    'payment_method_other',
  ],
])('%s is refused', (_, change, field) => {
  expect(check({ ...CAR, ...change }).errors.map((error) => error.field)).toEqual([field])
})

test('two owners with full names are two owners', () => {
  expect(check({ ...CAR, seller_name: 'Ann Lee and Bo Lee' }).errors).toEqual([])
})
