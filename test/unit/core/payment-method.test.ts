import { expect, it } from 'vitest'
import { describePaymentMethod } from '../../../lambdas/core/payment-method.ts'

const card = (brand: string | null, last4: string | null) =>
  describePaymentMethod(JSON.parse(JSON.stringify({ type: 'card', card: { brand, last4 } })))

it.each([
  ['visa', '4242', 'Visa ending in 4242'],
  ['amex', '0005', 'American Express ending in 0005'],
  ['newcomer', '1111', 'Card ending in 1111'],
  [null, '1111', 'Card ending in 1111'],
  ['visa', null, undefined],
])('a card of %s and %s reads %s', (brand, last4, text) => {
  expect(card(brand, last4)).toBe(text)
})

it('a bank account has its last digits, other payment methods have none', () => {
  const bank = JSON.parse('{"type":"us_bank_account","us_bank_account":{"last4":"6789"}}')
  expect(describePaymentMethod(bank)).toBe('Bank account ending in 6789')
  expect(describePaymentMethod(JSON.parse('{"type":"crypto","crypto":{}}'))).toBeUndefined()
  expect(describePaymentMethod(null)).toBeUndefined()
})
