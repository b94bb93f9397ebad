import type { Stripe } from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from './folder.ts'
import { PURCHASE, press, type RunningStripe, sdkFor, stripeOn } from './stripe.ts'

let dataDir: string
let stripe: RunningStripe
let sdk: Stripe

beforeEach(async () => {
  dataDir = await temporaryFolder()
  stripe = await stripeOn(dataDir)
  sdk = stripe.sdk
})

const open = (extra = {}) => sdk.checkout.sessions.create({ ...PURCHASE, ...extra })

test('a new session is open, unpaid and carries what was asked', async () => {
  const session = await open({ customer_email: 'ann@example.com' })
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: 1900,
    amount_subtotal: 1900,
    currency: 'usd',
    client_reference_id: 'order_1',
    customer_email: 'ann@example.com',
    metadata: { source: 'test' },
    livemode: false,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
  })
  expect(session.id).toMatch(/^cs_test_\w{58}$/)
  expect(session.expires_at - session.created).toBe(24 * 60 * 60)
})

test('sessions are the same after a restart', async () => {
  const session = await open()
  const { payment_intent: paid } = await completed()
  await stripe.stop()
  const again = await stripeOn(dataDir)
  expect(await again.sdk.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id })
  const { data } = await again.sdk.checkout.sessions.list({ payment_intent: String(paid) })
  expect(data.map(({ payment_status }) => payment_status)).toEqual(['paid'])
})

const completed = async (extra = {}) => {
  const session = await open(extra)
  await press(session.url, 'pay')
  return sdk.checkout.sessions.retrieve(session.id)
}

test('expand shows the line items, the payment and its charge', async () => {
  const { id } = await completed()
  const session = await sdk.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  })
  expect(session.line_items?.data).toMatchObject([
    { description: 'Bill of Sale [Łódź & Sons]', quantity: 1, amount_total: 1900 },
  ])
  expect(session.payment_intent).toMatchObject({
    status: 'succeeded',
    amount: 1900,
    latest_charge: { object: 'charge', refunded: false },
  })
  await expect(sdk.checkout.sessions.retrieve(id, { expand: ['nothing'] })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('a session is found by its payment, and only by its own', async () => {
  const [first] = [await completed(), await completed()]
  const intent = String(first.payment_intent)
  const list = await sdk.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  expect(list.data.map(({ id }) => id)).toEqual([first.id])
  expect((await sdk.checkout.sessions.list({ payment_intent: 'pi_none' })).data).toEqual([])
  expect(await sdk.paymentIntents.retrieve(intent)).toMatchObject({ status: 'succeeded' })
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

test('a refused request may be repeated under its key', async () => {
  const options = { idempotencyKey: 'order_1' }
  const wrong = { ...PURCHASE, success_url: 'not a url' }
  await expect(sdk.checkout.sessions.create(wrong, options)).rejects.toMatchObject({
    param: 'success_url',
  })
  expect(await sdk.checkout.sessions.create(PURCHASE, options)).toMatchObject({ status: 'open' })
})

const price = (change: object) => ({
  line_items: [{ quantity: 1, price_data: { ...PURCHASE.line_items[0].price_data, ...change } }],
})
const amount = 'line_items[0][price_data][unit_amount]'
test.each([
  ['a fraction of a cent', price({ unit_amount: 0.01 }), 'parameter_invalid_integer', amount],
  ['a negative amount', price({ unit_amount: -1 }), 'parameter_invalid', amount],
  ['a missing amount', price({ unit_amount: undefined }), 'parameter_missing', amount],
  ['less than half a dollar', price({ unit_amount: 49 }), 'amount_too_small', undefined],
  ['an unknown parameter', { surprise: 1 }, 'parameter_unknown', 'surprise'],
  [
    'an expiry in ten minutes',
    { expires_at: Math.floor(Date.now() / 1000) + 600 },
    undefined,
    'expires_at',
  ],
])('a session with %s is refused', async (_, change, code, param) => {
  await expect(open(change)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  })
})

test('keys are checked and unknown ids are 404 with code resource_missing', async () => {
  await expect(sdkFor(stripe.url, 'sk_test_other').refunds.create({})).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  })
  const missing = { statusCode: 404, code: 'resource_missing' }
  await expect(sdk.checkout.sessions.retrieve('cs_none')).rejects.toMatchObject(missing)
  await expect(sdk.paymentIntents.retrieve('pi_none')).rejects.toMatchObject(missing)
  await expect(sdk.customers.create({})).rejects.toMatchObject({ statusCode: 404 })
})

test('an expired session cannot be paid nor expired again', async () => {
  const session = await open()
  expect(await sdk.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' })
  expect(await (await press(session.url, 'pay')).text()).toContain('expired')
  expect(await sdk.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'expired',
    payment_status: 'unpaid',
  })
  await expect(sdk.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('refunds add up to the payment and no further', async () => {
  const payment_intent = String((await completed()).payment_intent)
  expect(await sdk.refunds.create({ payment_intent, amount: 900 })).toMatchObject({ amount: 900 })
  await expect(sdk.refunds.create({ payment_intent, amount: 1001 })).rejects.toMatchObject({
    param: 'amount',
  })
  expect(await sdk.refunds.create({ payment_intent })).toMatchObject({ amount: 1000 })
  await expect(sdk.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect(stripe.events().filter(({ type }) => type === 'charge.refunded')).toMatchObject([
    { data: { object: { payment_intent, amount_refunded: 900, refunded: false } } },
    { data: { object: { payment_intent, amount_refunded: 1900, refunded: true } } },
  ])
})

test('a disputed payment raises the event', async () => {
  const payment_intent = String((await completed()).payment_intent)
  stripe.dispute(payment_intent)
  const { data } = await sdk.events.list({ type: 'charge.dispute.created' })
  expect(data).toMatchObject([{ data: { object: { object: 'dispute', payment_intent } } }])
})
