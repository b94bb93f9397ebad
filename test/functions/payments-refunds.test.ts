import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Functions, startFunctions } from '../support/functions/functions.ts'
import { paymentsOf } from '../support/functions/payments.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'
import { payAt, purchase, signEvent } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

let functions: Functions
let proxy: StripeProxy
/** What the functions have sent to AWS since the test began, and what comes before the next update of a row. */
let calls: string[] = []
let beforeUpdate: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  functions = await startFunctions()
  proxy = await startStripeProxy(functions.parts.stripe.url)
  interceptCalls(async ({ name }, send) => {
    calls.push(name)
    if (name === 'UpdateItem') await beforeUpdate?.()
    return send()
  })
})
beforeEach(() => {
  calls = []
})
afterEach(() => {
  proxy.alter()
  beforeUpdate = undefined
})
afterAll(async () => {
  await proxy.stop()
  await functions.stop()
})

const { stripe, open, openLink, hear, hearOf, rowOf, unmatched } = paymentsOf(() => functions)

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
          ...{ metadata: null },
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

  it('ends the link of the order that was paid with it, whoever has paid since', async () => {
    const [first, second] = [await buy(), await buy()]
    const { payment_intent } = first
    await stripe().refunds.create({ payment_intent })
    const told = { ...charge, payment_intent: { id: payment_intent }, amount_refunded: 1900 }
    await hear('charge.refunded', told)
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
    await hear('charge.refunded', { ...told, amount: 1901 })
    expect(calls).not.toContain('UpdateItem')
  })

  it('ends the link although Stripe does not list it yet', async () => {
    const { orderId, payment_intent } = await buy()
    proxy.alter((told) => ({ ...told, ...(Array.isArray(told.data) && { data: [] }) }))
    await hear('charge.refunded', { ...charge, payment_intent, amount_refunded: 1900 })
    const row = await rowOf(orderId)
    expect(row).toMatchObject({ status: 'revoked', history: [{ event: 'revoked' }] })
    expect(row).not.toHaveProperty('refunded_amount')
  })

  it('is told again when others change the purchase all the time: nothing is lost', async () => {
    const { orderId, payment_intent } = await buy()
    await stripe().refunds.create({ payment_intent, amount: 900 })
    let amount = 0
    beforeUpdate = () => {
      amount += 1
      return rewriteOrder(functions, orderId, { refunded_amount: amount })
    }
    const { body, signature } = signEvent('charge.refunded', { ...charge, payment_intent })
    const headers = { 'Stripe-Signature': signature }
    calls = []
    await functions.refusal('stripeWebhook', 'unexpected', body, { headers })
    expect(calls.filter((name) => name === 'UpdateItem')).toHaveLength(3)
    beforeUpdate = undefined
    await hear('charge.refunded', { ...charge, payment_intent })
    expect(await rowOf(orderId)).toMatchObject({ refunded_amount: 900 })
  })

  it('of a payment that was given to an order ends that order’s link', async () => {
    const sessionId = await functions.payForNothing()
    const id = `unmatched_${sessionId}`
    const { orderId } = await functions.answer('createOrder', purchase())
    await functions.answer('assignPayment', { id, orderId })
    const payment_intent = (await rowOf(id))?.payment_id ?? ''
    await stripe().refunds.create({ payment_intent })
    await hear('charge.refunded', { amount: 2500, amount_refunded: 2500, payment_intent })
    expect(await rowOf(orderId)).toMatchObject({ status: 'revoked', refunded_amount: 2500 })
    expect(await rowOf(id)).not.toHaveProperty('refunded_amount')
  })

  it('by the owner says who did it, once however often it is asked', async () => {
    const { orderId } = await buy()
    for (let times = 0; times < 2; times += 1) {
      const answer = await functions.answer('refundPurchase', { id: orderId })
      expect(answer).toMatchObject({ status: 'revoked', amount: 1900 })
    }
    expect((await rowOf(orderId))?.history).toMatchObject([
      { event: 'revoked', by: 'somebody' },
      { event: 'refunded', by: 'somebody', amount: 1900 },
    ])
  })

  it('is not said to be given back when Stripe knows no such payment: the link stays', async () => {
    const { orderId } = await buy()
    await rewriteOrder(functions, orderId, { payment_id: 'pi_unknown' })
    await functions.refusal('refundPurchase', 'unexpected', { id: orderId })
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
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

describe('a dispute', () => {
  const disputed = async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await hearOf(sessionId)
    return { orderId, dispute: { payment_intent: (await rowOf(orderId))?.payment_id } }
  }

  it.each(['won', 'warning_closed', 'under_review'])(
    'that is %s takes no link that it did not end',
    async (status) => {
      const { orderId, dispute } = await disputed()
      await hear('charge.dispute.closed', { ...dispute, status })
      expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
      expect(await rowOf(orderId)).not.toHaveProperty('history')
    },
  )

  it('that is won before the files were made has them made', async () => {
    const { orderId, dispute } = await disputed()
    await hear('charge.dispute.created', dispute)
    calls = []
    await hear('charge.dispute.closed', { ...dispute, status: 'won' })
    expect(calls).toContain('SendMessage')
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', awaiting: 'files', sweeps: 0 })
  })

  it('that is won after the files were made has none made anew', async () => {
    const { id, token } = await functions.buy()
    const dispute = { payment_intent: (await rowOf(id))?.payment_id }
    await hear('charge.dispute.created', dispute)
    calls = []
    await hear('charge.dispute.closed', { ...dispute, status: 'under_review' })
    await functions.refusal('getDownload', 'gone', { token })
    await hear('charge.dispute.closed', { ...dispute, status: 'won' })
    expect(calls).not.toContain('SendMessage')
    await functions.answer('getDownload', { token })
  })

  it('that is lost after an inquiry was closed ends the link that it gave back', async () => {
    const { orderId, dispute } = await disputed()
    await hear('charge.dispute.created', dispute)
    await hear('charge.dispute.closed', { ...dispute, status: 'warning_closed' })
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
    await hear('charge.dispute.closed', { ...dispute, status: 'lost' })
    const row = await rowOf(orderId)
    expect(row?.status).toBe('revoked')
    expect(row?.history?.map(({ event }) => event)).toEqual(['disputed', 'restored', 'disputed'])
  })

  it('of a payment that is not ours does nothing', async () => {
    const before = await allOrders(functions)
    for (const status of ['lost', 'won']) {
      await hear('charge.dispute.closed', { payment_intent: 'pi_none', status })
    }
    await hear('charge.dispute.created', { payment_intent: null })
    expect(await allOrders(functions)).toEqual(before)
  })
})
