import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Functions, startFunctions } from '../support/functions/functions.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'
import { payAt, purchase, sessionOf, signEvent, stripeClient } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

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

const stripe = () => stripeClient(functions.parts.stripe.url)

const open = async (changes: Record<string, unknown> = {}) => {
  const { url, orderId } = await functions.answer('createCheckout', purchase(changes))
  return { url, orderId, sessionId: sessionOf(url) }
}

/** Opens a session as a payment link does, which names the order; the order does not know it. */
const openLink = async (orderId: string) => {
  const { id, url } = await stripe().checkout.sessions.create({
    mode: 'payment',
    client_reference_id: orderId,
    success_url: 'http://site.test',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 1900, product_data: { name: 'Bill of Sale' } },
      },
    ],
  })
  return { sessionId: id, url: url ?? '' }
}

const hear = (type: string, object: Record<string, unknown>) => {
  const { body, signature } = signEvent(type, object)
  return functions.answer('stripeWebhook', body, { headers: { 'Stripe-Signature': signature } })
}
const hearOf = (sessionId: string) => hear('checkout.session.completed', { id: sessionId })

const rowOf = async (id: string) => (await allOrders(functions)).find((order) => order.id === id)
const unmatched = async () =>
  (await allOrders(functions)).filter(({ status }) => status === 'unmatched')

describe('a buyer', () => {
  it('who clicks twice gets one pay page, and cannot pay twice', async () => {
    const asked = purchase()
    const [first, second] = await Promise.all([
      functions.answer('createCheckout', asked),
      functions.answer('createCheckout', asked),
    ])
    expect(second.url).toBe(first.url)
    expect((await functions.answer('createCheckout', asked)).url).toBe(first.url)
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
    for (let times = 0; times < 3; times += 1) await hearOf(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', session_id: sessionId })
    expect(functions.valuesOf('OrdersPaid').slice(before)).toEqual([1])
    expect(await unmatched()).toEqual([])
  })

  it('who pays twice gets the second payment back: a person sees it', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await hearOf(sessionId)
    const second = await openLink(orderId)
    await payAt(second.url, 'pay')
    await hearOf(second.sessionId)
    await hearOf(second.sessionId)
    expect(await rowOf(orderId)).toMatchObject({ session_id: sessionId })
    const found = (await unmatched()).filter((row) => row.session_id === second.sessionId)
    expect(found).toMatchObject([{ amount: 1900, currency: 'usd', email: expect.any(String) }])
    expect(functions.valuesOf('UnmatchedPayments').at(-1)).toBe(1)
  })
})

describe('a discount that leaves nothing to pay', () => {
  const free = { payment_status: 'no_payment_required', amount_total: 0, payment_intent: null }

  it('gives the buyer the document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter((told) => ({ ...told, ...free }))
    await hearOf(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', amount: 1900 })
    expect(await rowOf(orderId)).not.toHaveProperty('payment_id')
  })

  it('on something that costs less gives nobody the document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter((told) => ({ ...told, ...free, amount_subtotal: 900 }))
    await hearOf(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
  })
})

describe('a payment that takes days', () => {
  const waiting = { status: 'complete', payment_status: 'unpaid' }
  const processing = { ...waiting, payment_intent: { status: 'processing' } }

  it('through a link is known by its session, so that the buyer who comes back sees the order', async () => {
    const { orderId } = await functions.answer('createOrder', purchase())
    const { sessionId } = await openLink(orderId)
    await hearOf(sessionId)
    expect(await rowOf(orderId)).not.toHaveProperty('session_id')
    proxy.alter((told) => ({ ...told, ...processing }))
    await hearOf(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open', session_id: sessionId })
  })

  it('does not take the order from the session that pays for it', async () => {
    const { orderId, sessionId } = await open()
    const link = await openLink(orderId)
    proxy.alter((told) => ({ ...told, ...processing }))
    await hearOf(link.sessionId)
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
      await hear('checkout.session.async_payment_failed', { id: sessionId })
      expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
    }
    proxy.alter((told) => ({ ...told, ...waiting, payment_intent: { status: 'canceled' } }))
    for (let times = 0; times < 2; times += 1) {
      await hear('checkout.session.async_payment_failed', { id: sessionId })
    }
    expect(await rowOf(orderId)).toMatchObject({ status: 'failed' })
    expect(functions.valuesOf('OrdersFailed').slice(before)).toEqual([1])
  })

  it('and goes through pays for the order', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await hear('checkout.session.async_payment_succeeded', { id: sessionId })
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
  })
})

it('an order that nobody paid for in time expires, and its session opens nothing more', async () => {
  const { orderId, sessionId } = await open()
  await stripe().checkout.sessions.expire(sessionId)
  await hear('checkout.session.expired', { id: sessionId })
  expect(await rowOf(orderId)).toMatchObject({ status: 'expired' })
})

describe('what was given back', () => {
  const buy = async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await hearOf(sessionId)
    const payment_intent = (await rowOf(orderId))?.payment_id ?? ''
    return { orderId, payment_intent }
  }
  const charge = { amount: 1900, amount_refunded: 900 }

  it('does not count a refund that failed, whose money the buyer never got', async () => {
    const { orderId, payment_intent } = await buy()
    for (const amount of [500, 300, 100]) {
      await stripe().refunds.create({ payment_intent, amount })
    }
    proxy.alter((told) => ({
      ...told,
      ...(Array.isArray(told.data) && {
        data: told.data.map((refund: { amount: number }) => ({
          ...refund,
          ...(refund.amount === 500 && { status: 'failed' }),
          ...(refund.amount === 300 && { status: 'canceled' }),
        })),
      }),
    }))
    await hear('charge.refunded', { ...charge, payment_intent })
    expect(await rowOf(orderId)).toMatchObject({
      ...{ status: 'paid', refunded_amount: 100 },
      history: [{ event: 'refunded', amount: 100 }],
    })
  })

  it('is told by the day on which it was given back, the last of it at the end', async () => {
    const { orderId, payment_intent } = await buy()
    for (const amount of [500, 400]) await stripe().refunds.create({ payment_intent, amount })
    const { data } = await stripe().refunds.list({ payment_intent })
    const [last] = data
    proxy.alter((told) => ({
      ...told,
      ...(Array.isArray(told.data) && {
        data: told.data.map((refund: { id: string }) => ({
          ...refund,
          created: refund.id === last?.id ? 1_790_000_000 : 1_780_000_000,
        })),
      }),
    }))
    await hear('charge.refunded', { ...charge, payment_intent })
    expect((await rowOf(orderId))?.history).toMatchObject([
      { amount: 500, at: new Date(1_780_000_000_000).toISOString() },
      { amount: 400, at: new Date(1_790_000_000_000).toISOString() },
    ])
    expect(await rowOf(orderId)).toMatchObject({
      refunded_at: new Date(1_790_000_000_000).toISOString(),
    })
  })

  it('of a payment for nobody’s order ends no link', async () => {
    const { orderId } = await buy()
    const second = await openLink(orderId)
    await payAt(second.url, 'pay')
    await hearOf(second.sessionId)
    const [payment] = (await unmatched()).filter((row) => row.session_id === second.sessionId)
    const payment_intent = payment?.payment_id ?? ''
    await stripe().refunds.create({ payment_intent })
    await hear('charge.refunded', { ...charge, payment_intent, amount_refunded: 1900 })
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
    expect(await rowOf(payment?.id ?? '')).toMatchObject({ refunded_amount: 1900 })
    expect(await rowOf(payment?.id ?? '')).not.toHaveProperty('awaiting')
  })

  it('of an order that is still open changes nothing', async () => {
    const { orderId, payment_intent } = await buy()
    await rewriteOrder(functions, orderId, { status: 'open', awaiting: 'payment' })
    await hear('charge.refunded', { ...charge, payment_intent, amount_refunded: 1900 })
    expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
  })
})

it('an event that nobody signed is counted apart from one with a wrong signature', async () => {
  const before = functions.printed.length
  const { body } = signEvent('invoice.paid', {})
  await functions.refusal('stripeWebhook', 'bad_request', body)
  for (const signature of ['t=1,v1=', `t=1,v1=${'0'.repeat(64)}`]) {
    const headers = { 'Stripe-Signature': signature }
    await functions.refusal('stripeWebhook', 'bad_request', body, { headers })
  }
  const reasons = functions.printed
    .slice(before)
    .flatMap((line) => (line.includes('WebhooksRefused') ? [JSON.parse(line).reason] : []))
  expect(reasons).toEqual(['unsigned', 'signature', 'signature'])
})
