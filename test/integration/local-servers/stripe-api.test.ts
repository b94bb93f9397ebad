import type { Stripe } from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from './folder.ts'
import { PURCHASE, type RunningStripe, stripeOn } from './stripe.ts'

let dataDir: string
let stripe: RunningStripe
let sdk: Stripe

beforeEach(async () => {
  dataDir = await temporaryFolder()
  stripe = await stripeOn(dataDir)
  sdk = stripe.sdk
})

test('the same idempotency key gives the same session, also after a restart', async () => {
  const options = { idempotencyKey: 'order_1' }
  const first = await sdk.checkout.sessions.create(PURCHASE, options)
  const both = await Promise.all([1, 2].map(() => sdk.checkout.sessions.create(PURCHASE, options)))
  expect(both.map(({ id }) => id)).toEqual([first.id, first.id])
  await stripe.stop()
  const again = await stripeOn(dataDir)
  const replay = await again.sdk.checkout.sessions.create(PURCHASE, options)
  expect(replay.id).toBe(first.id)
  expect(replay.lastResponse.headers['idempotent-replayed']).toBe('true')
})

test('an idempotency key used for something else is refused', async () => {
  const options = { idempotencyKey: 'order_1' }
  await sdk.checkout.sessions.create(PURCHASE, options)
  const other = { ...PURCHASE, client_reference_id: 'order_2' }
  await expect(sdk.checkout.sessions.create(other, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    rawType: 'idempotency_error',
    statusCode: 400,
  })
})
