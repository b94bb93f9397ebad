import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import {
  deliver,
  deliverCompleted,
  findUnmatched,
  open,
  openLink,
  stripe,
} from '../support/functions/payments.ts'
import { poll } from '../support/store/poll.ts'
import { allAnswers } from '../support/store/rows.ts'
import { payAt, purchase, signEvent } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

setUpFunctions()
let proxy: StripeProxy
beforeAll(async () => {
  proxy = await startStripeProxy(functions.servers.stripe.url)
})
afterEach(() => proxy.alter())
afterAll(() => proxy.stop())

describe('a buyer', () => {
  it('who clicks twice gets one checkout page and cannot pay twice', async () => {
    const before = functions.valuesOf('OrdersOpened').length
    const input = purchase()
    const [first, second] = await Promise.all([
      functions.call('createCheckout', input),
      functions.call('createCheckout', input),
    ])
    expect(second.url).toBe(first.url)
    expect((await functions.call('createCheckout', input)).url).toBe(first.url)
    expect(functions.valuesOf('OrdersOpened').slice(before)).toEqual([1])
  })

  it('is charged the price of the catalog: no session is opened at another', async () => {
    const count = async () => (await stripe().checkout.sessions.list({ limit: 100 })).data.length
    const before = await count()
    for (const price of [0.01, 18.99, 1900]) {
      await functions.expectError('createCheckout', 'price_changed', purchase({ price }))
    }
    expect(await count()).toBe(before)
  })

  it('sees the item and the price at checkout and can go back to where they were', async () => {
    for (const [answers, back] of [
      [purchase().answers, '/customize/bill-of-sale?step=check'],
      [undefined, '/document/bill-of-sale'],
    ] as const) {
      const { sessionId, orderId } = await open({ answers })
      const session = await stripe().checkout.sessions.retrieve(sessionId, {
        expand: ['line_items'],
      })
      expect(session).toMatchObject({
        ...{ mode: 'payment', client_reference_id: orderId, amount_total: 1900, currency: 'usd' },
        success_url: 'http://site.test/document/bill-of-sale?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: `http://site.test${back}`,
        line_items: { data: [{ description: 'Bill of Sale', quantity: 1 }] },
      })
    }
  })

  it('is counted as one sale, without a review, however often the event is delivered', async () => {
    const before = functions.valuesOf('OrdersPaid').length
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    for (let times = 0; times < 3; times += 1) await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', session_id: sessionId })
    expect(functions.valuesOf('OrdersPaid').slice(before)).toEqual([1])
    const reviewed = (await findUnmatched()).filter((row) => row.session_id === sessionId)
    expect(reviewed).toEqual([])
  })

  it('who pays twice gets the second payment reviewed', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await deliverCompleted(sessionId)
    const second = await openLink(orderId)
    await payAt(second.url, 'pay')
    await deliverCompleted(second.sessionId)
    await deliverCompleted(second.sessionId)
    expect(await rowOf(orderId)).toMatchObject({ session_id: sessionId })
    const found = (await findUnmatched()).filter((row) => row.session_id === second.sessionId)
    expect(found).toMatchObject([{ amount: 1900, currency: 'usd', email: expect.any(String) }])
    expect(functions.valuesOf('UnmatchedPayments').at(-1)).toBe(1)
  })
})

it('stores the buyer’s payment method, and the email address in lowercase so that support can find it', async () => {
  const { url, orderId, sessionId } = await open()
  await payAt(url, 'pay', 'Ann.Lee@Example.COM')
  await deliverCompleted(sessionId)
  expect(await rowOf(orderId)).toMatchObject({
    email: 'ann.lee@example.com',
    payment_method: 'Visa ending in 4242',
  })
})

describe('a 100% discount', () => {
  const FREE = { payment_status: 'no_payment_required', amount_total: 0, payment_intent: null }

  it('delivers the document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter((session) => ({ ...session, ...FREE }))
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', amount: 1900 })
    expect(await rowOf(orderId)).not.toHaveProperty('payment_id')
  })

  it('on a cheaper item does not deliver the document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter((session) => ({ ...session, ...FREE, amount_subtotal: 900 }))
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
  })
})

describe('a delayed payment', () => {
  const UNPAID = { status: 'complete', payment_status: 'unpaid' }
  const PROCESSING = { ...UNPAID, payment_intent: { status: 'processing' } }

  it('through a payment link attaches its session, so that the returning buyer sees the order', async () => {
    const { orderId } = await functions.call('createOrder', purchase())
    const { sessionId } = await openLink(orderId)
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).not.toHaveProperty('session_id')
    proxy.alter((session) => ({ ...session, ...PROCESSING }))
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open', session_id: sessionId })
  })

  it('extends the retention of the answers only once it is pending', async () => {
    const { orderId, sessionId } = await open({ answers: purchase().answers })
    const answersEnd = async () =>
      (await allAnswers(functions)).find(({ order_id }) => order_id === orderId)?.purge_at
    const unpaidEnd = await answersEnd()
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).not.toHaveProperty('pending_at')
    expect(await answersEnd()).toBe(unpaidEnd)
    proxy.alter((session) => ({ ...session, ...PROCESSING }))
    await deliverCompleted(sessionId)
    const { pending_at, purge_at } = (await rowOf(orderId)) ?? {}
    expect(pending_at).toEqual(expect.any(String))
    expect(await answersEnd()).toBe(purge_at)
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ pending_at })
  })

  it('does not replace the session that is paying for the order', async () => {
    const { orderId, sessionId } = await open()
    const link = await openLink(orderId)
    proxy.alter((session) => ({ ...session, ...PROCESSING }))
    await deliverCompleted(link.sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open', session_id: sessionId })
  })

  it('that fails is counted once, and only when it can no longer succeed', async () => {
    const before = functions.valuesOf('OrdersFailed').length
    const { orderId, sessionId } = await open()
    for (const state of [
      { ...PROCESSING },
      { ...UNPAID, status: 'open', payment_intent: { status: 'canceled' } },
    ]) {
      proxy.alter((session) => ({ ...session, ...state }))
      await deliver('checkout.session.async_payment_failed', { id: sessionId })
      expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
    }
    proxy.alter((session) => ({ ...session, ...UNPAID, payment_intent: { status: 'canceled' } }))
    for (let times = 0; times < 2; times += 1) {
      await deliver('checkout.session.async_payment_failed', { id: sessionId })
      expect(functions.valuesOf('OrdersFailed').slice(before)).toEqual([1])
    }
    expect(await rowOf(orderId)).toMatchObject({ status: 'failed' })
  })

  it('that fails at the bank is recognized by the state of the payment itself', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'later-fails')
    await poll(
      () => stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }),
      ({ payment_intent: intent }) =>
        typeof intent === 'object' && intent?.status === 'requires_payment_method',
    )
    await deliver('checkout.session.async_payment_failed', { id: sessionId })
    expect(await rowOf(orderId)).toMatchObject({ status: 'failed' })
  })

  it('that succeeds pays for the order', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await deliver('checkout.session.async_payment_succeeded', { id: sessionId })
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
  })
})

it('expires an unpaid order with its session', async () => {
  const { orderId, sessionId } = await open()
  await stripe().checkout.sessions.expire(sessionId)
  await deliver('checkout.session.expired', { id: sessionId })
  expect(await rowOf(orderId)).toMatchObject({ status: 'expired' })
})

it('counts unsigned webhook events separately from those with a wrong signature', async () => {
  const before = functions.printed.length
  const { body } = signEvent('invoice.paid', {})
  await functions.expectError('stripeWebhook', 'bad_request', body)
  for (const signature of ['t=1,v1=', `t=1,v1=${'0'.repeat(64)}`]) {
    const headers = { 'Stripe-Signature': signature }
    await functions.expectError('stripeWebhook', 'bad_request', body, { headers })
  }
  const reasons = functions.printed
    .slice(before)
    .flatMap((line) => (line.includes('WebhooksRefused') ? [JSON.parse(line).reason] : []))
  expect(reasons).toEqual(['unsigned', 'signature', 'signature'])
})
