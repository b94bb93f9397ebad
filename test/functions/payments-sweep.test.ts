import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isoTimeAfter } from '../../lambdas/core/orders/order.ts'
import { orderIdFor } from '../../lambdas/core/orders/order-id.ts'
import { markPaid, openOrder } from '../../lambdas/core/orders/transitions.ts'
import { sweep } from '../../lambdas/payments/sweep.ts'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'
import { payAt, purchase } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

setUpFunctions()
let proxy: StripeProxy
/** The messages sent since the test began; sending fails for the order in `failing`. */
let messages: string[] = []
let failingOrder: string | undefined
beforeAll(async () => {
  proxy = await startStripeProxy(functions.servers.stripe.url)
  interceptCalls(({ name, input }, send) => {
    if (name !== 'SendMessage') return send()
    const body = String(Reflect.get(input, 'MessageBody'))
    if (failingOrder && body.includes(failingOrder)) throw new Error('The queue is down')
    messages.push(body)
    return send()
  })
})
/** Removes pending work of other tests, because the sweep processes everything. */
beforeEach(async () => {
  for (const { id, awaiting } of await allOrders(functions)) {
    const settled = { status: 'failed', awaiting: undefined, due_at: undefined } as const
    if (awaiting) await rewriteOrder(functions, id, settled)
  }
  messages = []
  failingOrder = undefined
})
afterAll(() => proxy.stop())

/** Opens an order and pays for it without a webhook. */
const payWithoutWebhook = async () => {
  const { url, orderId } = await functions.call('createCheckout', purchase())
  await payAt(url, 'pay')
  return orderId
}

/** A paid order whose files are never generated. */
const payAndWait = async () => {
  const orderId = await payWithoutWebhook()
  await functions.call('getPurchase', { reference: orderId })
  messages = []
  return orderId
}

const sweepAt = (time: number, id?: string) =>
  asService('payments', () => sweep(new Date(time), id))

const requestOf = (orderId: string) => JSON.stringify({ orderId })
const oldestWait = () => functions.valuesOf('OldestWaiting').at(-1)

describe('the wait time metric', () => {
  it('is zero when no buyer is waiting', async () => {
    expect(await sweepAt(Date.now() + 24 * HOUR_MS)).toBe(0)
    expect(oldestWait()).toBe(0)
  })

  it('is the longest wait, even when the next attempt is hours away', async () => {
    const now = Date.now()
    const [first, second] = [await payAndWait(), await payAndWait()]
    const due_at = isoTimeAfter(new Date(now), 8 * HOUR_MS)
    await rewriteOrder(functions, first, {
      paid_at: isoTimeAfter(new Date(now), -2 * HOUR_MS),
      due_at,
    })
    await rewriteOrder(functions, second, { paid_at: isoTimeAfter(new Date(now), -HOUR_MS) })
    expect(await sweepAt(now)).toBe(0)
    expect(oldestWait()).toBe(2 * 3600)
  })

  it('starts with the correction for corrected answers', async () => {
    const { id } = await functions.buy()
    const now = Date.now()
    await rewriteOrder(functions, id, {
      ...{ revision: 2, awaiting: 'files', sweeps: 0, mailed_at: undefined },
      due_at: isoTimeAfter(new Date(now), HOUR_MS),
      paid_at: isoTimeAfter(new Date(now), -240 * HOUR_MS),
      corrected_at: isoTimeAfter(new Date(now), -HOUR_MS),
    })
    await sweepAt(now)
    expect(oldestWait()).toBe(3600)
  })
})

describe('a paying buyer', () => {
  it('gets the files when the generation request was lost, which is retried after two minutes', async () => {
    const id = await payAndWait()
    const { due_at = '' } = (await rowOf(id)) ?? {}
    const due = Date.parse(due_at)
    await sweepAt(due - 1)
    expect(messages).toEqual([])
    expect(await sweepAt(due)).toBe(1)
    expect(messages).toEqual([requestOf(id)])
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'paid', awaiting: 'files', sweeps: 1 },
      due_at: isoTimeAfter(new Date(due), 4 * MINUTE_MS),
    })
  })

  it('gets the document within ten minutes when the webhook event never arrives', async () => {
    const id = await payWithoutWebhook()
    const { due_at = '' } = (await rowOf(id)) ?? {}
    await sweepAt(Date.parse(due_at) - 1)
    expect(await rowOf(id)).toMatchObject({ status: 'open' })
    expect(await sweepAt(Date.parse(due_at))).toBe(1)
    expect(await rowOf(id)).toMatchObject({ status: 'paid' })
    expect(messages).toEqual([requestOf(id)])
  })

  it('is escalated to the owner only after the last attempt', async () => {
    const now = Date.now()
    const before = functions.valuesOf('OrdersGivenUp').length
    const due_at = isoTimeAfter(new Date(now), 0)
    const [last, earlier] = [await payAndWait(), await payAndWait()]
    await rewriteOrder(functions, last, { sweeps: 7, due_at })
    await rewriteOrder(functions, earlier, { sweeps: 6, due_at })
    expect(await sweepAt(now)).toBe(2)
    expect(await rowOf(last)).toMatchObject({ awaiting: 'review', sweeps: 8 })
    expect(await rowOf(earlier)).toMatchObject({ awaiting: 'files', sweeps: 7 })
    expect(functions.valuesOf('OrdersGivenUp').slice(before)).toEqual([1])
    expect(messages.toSorted()).toEqual([requestOf(last), requestOf(earlier)].toSorted())
  })

  it('is not delayed by another order whose request fails, and the failure raises the alarm', async () => {
    const [id, other] = [await payAndWait(), await payAndWait()]
    failingOrder = id
    const swept = sweepAt(Date.now() + HOUR_MS)
    await expect(swept).rejects.toMatchObject({ errors: [new Error('The queue is down')] })
    expect(messages).toEqual([requestOf(other)])
  })
})

describe('the sweep', () => {
  it('skips refunded and expired purchases', async () => {
    const [refunded, expired] = [await payAndWait(), await payWithoutWebhook()]
    const due_at = isoTimeAfter(new Date(), 0)
    await rewriteOrder(functions, refunded, { status: 'revoked', revoked_at: due_at, due_at })
    await rewriteOrder(functions, expired, { status: 'expired', due_at })
    expect(await sweepAt(Date.now() + HOUR_MS)).toBe(0)
    expect(messages).toEqual([])
    expect(oldestWait()).toBe(0)
    expect(await rowOf(expired)).toMatchObject({ status: 'expired' })
  })

  it('processes everything that is due exactly once', async () => {
    const ids = Array.from({ length: 60 }, () => orderIdFor(randomUUID()))
    for (const id of ids) {
      const sold = { document_id: 'bill-of-sale', title: 'Crowd', amount: 1, currency: 'usd' }
      await openOrder({ id, ...sold })
      await markPaid(id, { session_id: `cs_${id}` })
    }
    expect(await sweepAt(Date.now() + HOUR_MS)).toBe(60)
    expect(messages.toSorted()).toEqual(ids.map(requestOf).toSorted())
    const sold = (await allOrders(functions)).filter(({ title }) => title === 'Crowd')
    expect(sold.map(({ sweeps }) => sweeps)).toEqual(ids.map(() => 1))
  })

  it('makes no call to Stripe for an order without a session, which stays open', async () => {
    const { orderId } = await functions.call('createCheckout', purchase())
    await rewriteOrder(functions, orderId, { session_id: undefined })
    const before = proxy.requests()
    expect(await sweepAt(Date.now() + 3 * HOUR_MS)).toBe(1)
    expect(proxy.requests()).toBe(before)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open', sweeps: 1 })
  })

  it('adds its request id to every log line', async () => {
    await payAndWait()
    await sweepAt(Date.now() + HOUR_MS, 'sweep-of-noon')
    const lines = functions.printed.filter((line) => line.includes('order.swept'))
    expect(lines.at(-1)).toContain('"request":"sweep-of-noon"')
  })
})
