import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Functions, startFunctions } from '../support/functions/functions.ts'
import { paymentsOf } from '../support/functions/payments.ts'
import { allAnswers } from '../support/store/rows.ts'
import { payAt, purchase, signEvent } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'
import { until } from '../support/store/until.ts'

let functions: Functions
let proxy: StripeProxy
beforeAll(async () => {
  functions = await startFunctions()
  proxy = await startStripeProxy(functions.parts.stripe.url)
})
afterEach(() => proxy.alter())
afterAll(async () => {
  await proxy.stop()
  await functions.stop()
})

const { stripe, open, openLink, deliver, deliverCompleted, rowOf, unmatched } = paymentsOf(
  () => functions,
)
describe('a buyer', () => {
  it('who clicks twice gets one pay page, and cannot pay twice', async () => {
    const before = functions.valuesOf('OrdersOpened').length
    const asked = purchase()
    const [first, second] = await Promise.all([
      functions.call('createCheckout', asked),
      functions.call('createCheckout', asked),
    ])
    expect(second.url).toBe(first.url)
    expect((await functions.call('createCheckout', asked)).url).toBe(first.url)
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

  it('sees on the pay page what it is and what it costs, and comes back to it', async () => {
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

  it('is counted as one sale however often Stripe tells of the payment, which no person has to review', async () => {
    const before = functions.valuesOf('OrdersPaid').length
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    for (let times = 0; times < 3; times += 1) await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', session_id: sessionId })
    expect(functions.valuesOf('OrdersPaid').slice(before)).toEqual([1])
    const reviewed = (await unmatched()).filter((row) => row.session_id === sessionId)
    expect(reviewed).toEqual([])
  })

  it('who pays twice gets the second payment back: a person sees it', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await deliverCompleted(sessionId)
    const second = await openLink(orderId)
    await payAt(second.url, 'pay')
    await deliverCompleted(second.sessionId)
    await deliverCompleted(second.sessionId)
    expect(await rowOf(orderId)).toMatchObject({ session_id: sessionId })
    const found = (await unmatched()).filter((row) => row.session_id === second.sessionId)
    expect(found).toMatchObject([{ amount: 1900, currency: 'usd', email: expect.any(String) }])
    expect(functions.valuesOf('UnmatchedPayments').at(-1)).toBe(1)
  })
})

it('the address of a buyer is kept in small letters, by which support finds it', async () => {
  const { url, orderId, sessionId } = await open()
  await payAt(url, 'pay', 'Ann.Lee@Example.COM')
  await deliverCompleted(sessionId)
  expect(await rowOf(orderId)).toMatchObject({ email: 'ann.lee@example.com' })
})

describe('a discount that leaves nothing to pay', () => {
  const free = { payment_status: 'no_payment_required', amount_total: 0, payment_intent: null }

  it('gives the buyer the document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter((told) => ({ ...told, ...free }))
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', amount: 1900 })
    expect(await rowOf(orderId)).not.toHaveProperty('payment_id')
  })

  it('on something that costs less gives nobody the document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter((told) => ({ ...told, ...free, amount_subtotal: 900 }))
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
  })
})

describe('a payment that takes days', () => {
  const waiting = { status: 'complete', payment_status: 'unpaid' }
  const processing = { ...waiting, payment_intent: { status: 'processing' } }

  it('through a link is known by its session, so that the buyer who comes back sees the order', async () => {
    const { orderId } = await functions.call('createOrder', purchase())
    const { sessionId } = await openLink(orderId)
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).not.toHaveProperty('session_id')
    proxy.alter((told) => ({ ...told, ...processing }))
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open', session_id: sessionId })
  })

  it('keeps the answers as long as the order once it is on its way, and no sooner', async () => {
    const { orderId, sessionId } = await open({ answers: purchase().answers })
    const answersEnd = async () =>
      (await allAnswers(functions)).find(({ order_id }) => order_id === orderId)?.purge_at
    const unpaidEnd = await answersEnd()
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).not.toHaveProperty('pending_at')
    expect(await answersEnd()).toBe(unpaidEnd)
    proxy.alter((session) => ({ ...session, ...processing }))
    await deliverCompleted(sessionId)
    const { pending_at, purge_at } = (await rowOf(orderId)) ?? {}
    expect(pending_at).toEqual(expect.any(String))
    expect(await answersEnd()).toBe(purge_at)
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ pending_at })
  })

  it('does not take the order from the session that pays for it', async () => {
    const { orderId, sessionId } = await open()
    const link = await openLink(orderId)
    proxy.alter((told) => ({ ...told, ...processing }))
    await deliverCompleted(link.sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open', session_id: sessionId })
  })

  it('and fails is counted once, and not while it may still go through', async () => {
    const before = functions.valuesOf('OrdersFailed').length
    const { orderId, sessionId } = await open()
    for (const session of [
      { ...processing },
      { ...waiting, status: 'open', payment_intent: { status: 'canceled' } },
    ]) {
      proxy.alter((told) => ({ ...told, ...session }))
      await deliver('checkout.session.async_payment_failed', { id: sessionId })
      expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
    }
    proxy.alter((told) => ({ ...told, ...waiting, payment_intent: { status: 'canceled' } }))
    for (let times = 0; times < 2; times += 1) {
      await deliver('checkout.session.async_payment_failed', { id: sessionId })
      expect(functions.valuesOf('OrdersFailed').slice(before)).toEqual([1])
    }
    expect(await rowOf(orderId)).toMatchObject({ status: 'failed' })
  })

  it('and fails at the bank is told by the payment itself', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'later-fails')
    await until(
      () => stripe().checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }),
      ({ payment_intent: intent }) =>
        typeof intent === 'object' && intent?.status === 'requires_payment_method',
    )
    await deliver('checkout.session.async_payment_failed', { id: sessionId })
    expect(await rowOf(orderId)).toMatchObject({ status: 'failed' })
  })

  it('and goes through pays for the order', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await deliver('checkout.session.async_payment_succeeded', { id: sessionId })
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
  })
})

it('an order that nobody paid for in time expires, and its session opens nothing more', async () => {
  const { orderId, sessionId } = await open()
  await stripe().checkout.sessions.expire(sessionId)
  await deliver('checkout.session.expired', { id: sessionId })
  expect(await rowOf(orderId)).toMatchObject({ status: 'expired' })
})

it('an event that nobody signed is counted apart from one with a wrong signature', async () => {
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
