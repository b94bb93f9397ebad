import { expect, it } from 'vitest'
import { mintToken } from '../../lambdas/core/orders/link.ts'
import { orderIdFor } from '../../lambdas/core/orders/order-id.ts'
import { secretsIn } from '../support/store/log-privacy.ts'

it.each([
  ['an email address', '{"to":"Ann.Lee+docs@mail.example.com"}'],
  ['a download token', `GET /api/downloads/${mintToken()}`],
  ['a whole order id, which opens its files', `{"order":"${orderIdFor('r')}"}`],
  ['a whole session id', '{"session":"cs_test_a1b2c3d4e5f6"}'],
  ['a key of Stripe', 'Bearer sk_live_51Habc'],
  ['a key of Stripe', 'secret whsec_abc'],
  ['a sign-in token', 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
  ['an answer', '{"seller":"Marguerite Fontaine"}'],
])('the log check finds %s', (what, line) => {
  expect(secretsIn(line, ['Marguerite Fontaine', 'red', 4])).toContain(what)
})

it('the log check passes an ordinary line', () => {
  const line =
    '{"level":"error","event":"request.failed","request":"8d149b3b-da74-47df-89fc-ffb0e01beb67",' +
    '"order":"ord_0a1b2c3d","at":"at send (/app/node_modules/@aws-sdk/client-s3/dist/index.js:1:2)"}'
  expect(secretsIn(line, ['Marguerite Fontaine', 'red'])).toEqual([])
})
