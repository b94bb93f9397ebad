import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LocalStripe } from '../../infra/local/stripe/start-stripe.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import { deliver, deliverCompleted, open, stripe } from '../support/functions/payments.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'
import { payAt, purchase, signEvent } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

setUpFunctions()
let proxy: StripeProxy
/** Calls to AWS since the test began, and a hook that runs before the next update of a row. */
let calls: string[] = []
/** Messages sent to the queue since then. */
let requests: { orderId?: string; noticeFor?: string }[] = []
let beforeUpdate: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  proxy = await startStripeProxy(functions.servers.stripe.url)
  interceptCalls(async ({ name, input }, send) => {
    calls.push(name)
    if (name === 'SendMessage') requests.push(JSON.parse(String(Reflect.get(input, 'MessageBody'))))
    if (name === 'UpdateItem') await beforeUpdate?.()
    return send()
  })
})
beforeEach(() => {
  calls = []
  requests = []
})
afterEach(() => {
  proxy.alter()
  beforeUpdate = undefined
})
afterAll(() => proxy.stop())

const buy = async () => {
  const { url, orderId, sessionId } = await open()
  await payAt(url, 'pay')
  await deliverCompleted(sessionId)
  const payment_intent = (await rowOf(orderId))?.payment_id ?? ''
  return { orderId, payment_intent }
}

const eventsOf = async (id: string) => (await rowOf(id))?.history?.map(({ event }) => event)

describe('a refund', () => {
  it('that failed is not counted as refunded and is recorded in the history', async () => {
    const { orderId, payment_intent } = await buy()
    const failing = await stripe().refunds.create({ payment_intent, amount: 500 })
    await stripe().refunds.create({ payment_intent, amount: 100 })
    functions.servers.stripe.failRefund(failing.id)
    const before = functions.valuesOf('RefundsFailed').length
    for (let times = 0; times < 2; times += 1) await deliver('refund.failed', { payment_intent })
    expect(functions.valuesOf('RefundsFailed').slice(before)).toEqual([1])
    expect(await rowOf(orderId)).toMatchObject({
      ...{ status: 'paid', refunded_amount: 100, refund_failed_at: expect.any(String) },
      history: [
        { event: 'refunded', amount: 500 },
        { event: 'refunded', amount: 100 },
        { event: 'refund_failed', amount: 500 },
      ],
    })
  })

  it.each(['canceled', 'failed'])(
    'that is %s from the start does not revoke the link',
    async (status) => {
      const { orderId, payment_intent } = await buy()
      await stripe().refunds.create({ payment_intent })
      proxy.alter((list) => ({
        ...list,
        ...(Array.isArray(list.data) && {
          data: list.data.map((refund: object) => ({ ...refund, metadata: null, status })),
        }),
      }))
      await deliver('refund.updated', { payment_intent })
      expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
      expect(await rowOf(orderId)).not.toHaveProperty('refunded_amount')
    },
  )

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated', 'charge.refunded'])(
    'in full that fails later, as reported by %s, restores the link and needs review',
    async (event) => {
      const { id, token } = await functions.buy()
      const { refundedAt } = await functions.call('refundPurchase', {
        id,
        requestId: randomUUID(),
      })
      expect(refundedAt).toBe((await rowOf(id))?.refunded_at)
      await functions.expectError('getDownload', 'gone', { token })
      const payment_intent = (await rowOf(id))?.payment_id ?? ''
      const { data } = await stripe().refunds.list({ payment_intent })
      functions.servers.stripe.failRefund(data[0]?.id ?? '')
      await deliver(event, { payment_intent, amount_refunded: 0 })
      await functions.call('getDownload', { token })
      const row = await rowOf(id)
      expect(row).not.toHaveProperty('refunded_amount')
      expect(row).not.toHaveProperty('refunded_at')
      expect((await eventsOf(id))?.slice(-4)).toEqual([
        ...['refunded', 'revoked', 'refund_failed', 'restored'],
      ])
      const findWaiting = async () =>
        (await functions.call('findPurchases', { query: '' })).purchases.find(
          (purchase) => purchase.id === id,
        )
      expect(await findWaiting()).toMatchObject({ awaiting: 'refund', refunded: 0 })
      expect((await findWaiting())?.refundFailedAt).toBeDefined()
      await functions.call('closePayment', { id })
      expect(await findWaiting()).toBeUndefined()
      await functions.expectError('closePayment', 'not_found', { id })
      await deliver(event, { payment_intent })
      expect(await findWaiting()).toBeUndefined()
    },
  )

  it('that failed stays in review while files are regenerated', async () => {
    const { id } = await functions.buy()
    const payment_intent = (await rowOf(id))?.payment_id ?? ''
    const refund = await stripe().refunds.create({ payment_intent, amount: 500 })
    functions.servers.stripe.failRefund(refund.id)
    await deliver('refund.failed', { payment_intent })
    await functions.call('retryPurchase', { id })
    expect(await rowOf(id)).toMatchObject({ awaiting: 'files' })
    await completeOrder(id)
    expect(await rowOf(id)).toMatchObject({ awaiting: 'refund' })
  })

  it('has the date of the latest refund in Stripe', async () => {
    const { orderId, payment_intent } = await buy()
    for (const amount of [500, 400]) await stripe().refunds.create({ payment_intent, amount })
    const { data } = await stripe().refunds.list({ payment_intent })
    const [last] = data
    proxy.alter((list) => ({
      ...list,
      ...(Array.isArray(list.data) && {
        data: list.data.map((refund: { id: string }) => ({
          ...refund,
          created: refund.id === last?.id ? 1_790_000_000 : 1_780_000_000,
        })),
      }),
    }))
    await deliver('charge.refunded', { payment_intent })
    const [first, second] = [1_780, 1_790].map((time) => new Date(time * 1e9).toISOString())
    const history = [
      { at: first, amount: 500 },
      { at: second, amount: 400 },
    ]
    expect(await rowOf(orderId)).toMatchObject({ history, refunded_at: second })
  })

  it('revokes only the link of the order paid with that payment', async () => {
    const [first, second] = [await buy(), await buy()]
    const { payment_intent } = first
    await stripe().refunds.create({ payment_intent })
    await deliver('charge.refunded', { payment_intent: { id: payment_intent } })
    expect(await rowOf(second.orderId)).toMatchObject({ status: 'paid' })
    expect((await rowOf(second.orderId))?.refunded_amount).toBeUndefined()
    expect(await rowOf(first.orderId)).toMatchObject({
      ...{ status: 'revoked', refunded_amount: 1900 },
      history: [
        { event: 'refunded', by: 'Stripe' },
        { event: 'revoked', by: 'Stripe' },
      ],
    })
    calls = []
    await deliver('charge.refunded', { payment_intent })
    expect(calls).not.toContain('UpdateItem')
  })

  it('is redelivered and not lost when the purchase keeps changing', async () => {
    const { orderId, payment_intent } = await buy()
    await stripe().refunds.create({ payment_intent, amount: 900 })
    let amount = 0
    beforeUpdate = () => {
      amount += 1
      return rewriteOrder(functions, orderId, { refunded_amount: amount })
    }
    const { body, signature } = signEvent('charge.refunded', { payment_intent })
    const headers = { 'Stripe-Signature': signature }
    calls = []
    await functions.expectError('stripeWebhook', 'unexpected', body, { headers })
    expect(calls.filter((name) => name === 'UpdateItem')).toHaveLength(3)
    beforeUpdate = undefined
    await deliver('charge.refunded', { payment_intent })
    expect(await rowOf(orderId)).toMatchObject({ refunded_amount: 900 })
  })

  it('of a payment assigned to an order revokes the link of that order', async () => {
    const sessionId = await functions.payUnknownSession()
    const id = `unmatched_${sessionId}`
    const { orderId } = await functions.call('createOrder', purchase())
    await functions.call('assignPayment', { id, orderId })
    const payment_intent = (await rowOf(id))?.payment_id ?? ''
    await stripe().refunds.create({ payment_intent })
    await deliver('charge.refunded', { payment_intent })
    await deliverCompleted(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'revoked', refunded_amount: 2500 })
    expect(await rowOf(id)).not.toHaveProperty('refunded_amount')
  })

  it.each(['refund', 'dispute'] as const)(
    'or dispute that arrives before its payment is still applied: %s',
    async (kind) => {
      const { url, orderId, sessionId } = await open()
      await payAt(url, 'pay')
      const session = await stripe().checkout.sessions.retrieve(sessionId)
      const payment_intent = String(session.payment_intent)
      if (kind === 'refund') await stripe().refunds.create({ payment_intent })
      else functions.servers.stripe.dispute(payment_intent)
      await deliver(kind === 'refund' ? 'charge.refunded' : 'charge.dispute.created', {
        payment_intent,
      })
      requests = []
      await deliverCompleted(sessionId)
      expect(await rowOf(orderId)).toMatchObject({ status: 'revoked' })
      expect(requests).toEqual(kind === 'refund' ? [{ noticeFor: orderId }] : [])
    },
  )
})

describe('a refund by an admin', () => {
  const refund = (id: string, amount?: number, requestId = randomUUID()) =>
    functions.call('refundPurchase', { id, requestId, amount })

  it('in part does not revoke the link, is made once per request and names the admin', async () => {
    const { orderId, payment_intent } = await buy()
    const requestId = randomUUID()
    for (let times = 0; times < 2; times += 1) {
      expect(await refund(orderId, 1000, requestId)).toMatchObject({ status: 'paid', amount: 1000 })
    }
    const { data } = await stripe().refunds.list({ payment_intent })
    expect(data.map(({ metadata }) => metadata?.by)).toEqual(['test-admin'])
    const input = { id: orderId, requestId: randomUUID(), amount: 901 }
    const { error } = await functions.expectError('refundPurchase', 'conflict', input)
    expect(error).toBe(MESSAGES.purchases.refundTooLarge)
    expect(await refund(orderId, 900)).toMatchObject({ status: 'revoked', amount: 1900 })
    await functions.expectError('refundPurchase', 'conflict', { ...input, amount: 1 })
  })

  it('never exceeds the payment when two admins refund concurrently', async () => {
    const { orderId } = await buy()
    const replies = await Promise.all(
      [1000, 1000].map((amount) =>
        functions.send('refundPurchase', { id: orderId, requestId: randomUUID(), amount }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const both = await Promise.all([refund(orderId), refund(orderId)])
    expect(both).toMatchObject([{ amount: 1900 }, { amount: 1900 }])
    expect(await rowOf(orderId)).toMatchObject({ status: 'revoked', refunded_amount: 1900 })
  })

  it.each([0, -1, 0.5])('of %s cents is rejected', async (amount) => {
    const { orderId } = await buy()
    await functions.expectError('refundPurchase', 'invalid', {
      ...{ id: orderId, requestId: randomUUID(), amount },
    })
  })

  it('of a disputed payment is rejected with the reason', async () => {
    const { orderId, payment_intent } = await buy()
    functions.servers.stripe.dispute(payment_intent)
    const input = { id: orderId, requestId: randomUUID() }
    const { error } = await functions.expectError('refundPurchase', 'conflict', input)
    expect(error).toBe(MESSAGES.purchases.refundDisputed)
  })
})

describe('a dispute', () => {
  type Status = Parameters<LocalStripe['closeDisputes']>[1]
  const open = (payment_intent: string) => {
    functions.servers.stripe.dispute(payment_intent)
    return deliver('charge.dispute.created', { payment_intent })
  }
  const close = (payment_intent: string, status: Status) => {
    functions.servers.stripe.closeDisputes(payment_intent, status)
    return deliver('charge.dispute.closed', { payment_intent })
  }

  it('won before the files exist triggers their generation', async () => {
    const { orderId, payment_intent } = await buy()
    await open(payment_intent)
    calls = []
    await close(payment_intent, 'won')
    expect(calls).toContain('SendMessage')
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', awaiting: 'files', sweeps: 0 })
  })

  it.each<Status>(['won', 'warning_closed'])(
    'closed as %s after the files exist restores the link and does not regenerate them',
    async (status) => {
      const { id, token } = await functions.buy()
      const payment_intent = (await rowOf(id))?.payment_id ?? ''
      await open(payment_intent)
      calls = []
      await functions.expectError('getDownload', 'gone', { token })
      await close(payment_intent, status)
      expect(calls).not.toContain('SendMessage')
      await functions.call('getDownload', { token })
    },
  )

  it('of an unmatched payment is recorded and blocks its assignment until it is won', async () => {
    const sessionId = await functions.payUnknownSession()
    const id = `unmatched_${sessionId}`
    const { orderId } = await functions.call('createOrder', purchase())
    const payment_intent = (await rowOf(id))?.payment_id ?? ''
    functions.servers.stripe.dispute(payment_intent)
    const { error } = await functions.expectError('assignPayment', 'conflict', { id, orderId })
    expect(error).toBe(MESSAGES.unmatched.disputed)
    expect(await eventsOf(id)).toEqual(['disputed'])
    expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
    await close(payment_intent, 'won')
    expect(await functions.call('assignPayment', { id, orderId })).toMatchObject({
      status: 'paid',
    })
  })

  it('opened during the assignment of its payment blocks delivery of the order', async () => {
    const sessionId = await functions.payUnknownSession()
    const id = `unmatched_${sessionId}`
    const { orderId } = await functions.call('createOrder', purchase())
    const payment_intent = (await rowOf(id))?.payment_id ?? ''
    let isDone = false
    beforeUpdate = async () => {
      if (isDone) return
      isDone = true
      functions.servers.stripe.dispute(payment_intent)
    }
    requests = []
    await functions.expectError('assignPayment', 'conflict', { id, orderId })
    expect(requests.map((request) => request.orderId)).not.toContain(orderId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'revoked' })
  })

  it('of an unknown payment does nothing', async () => {
    const before = await allOrders(functions)
    await deliver('charge.dispute.closed', { payment_intent: 'pi_none' })
    await deliver('charge.dispute.created', { payment_intent: null })
    expect(await allOrders(functions)).toEqual(before)
  })
})
