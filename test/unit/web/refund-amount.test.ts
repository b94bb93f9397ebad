import { expect, it } from 'vitest'
import { readRefundAmount } from '../../../web/features/admin/purchases/purchase-facts.ts'

it.each<[string, number | undefined]>([
  ['19', 1900],
  [' $9.50 ', 950],
  ['9.5', 950],
  ['0.01', 1],
  ['19.00', 1900],
  ['19.01', undefined],
  ['0', undefined],
  ['0.00', undefined],
  ['-1', undefined],
  ['9.505', undefined],
  ['1e3', undefined],
  ['ten', undefined],
  ['', undefined],
])('%j is read as a refund of %s of 1900 cents', (text, cents) => {
  expect(readRefundAmount(text, 1900)).toBe(cents)
})
