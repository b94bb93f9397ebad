import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isoTimeAfter } from '../../lambdas/core/orders/order.ts'
import { orderIdFor } from '../../lambdas/core/orders/order-id.ts'
import { markPaid, openOrder } from '../../lambdas/core/orders/transitions.ts'
import { sweep } from '../../lambdas/payments/sweep.ts'
import { type Functions, startFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'
import { payAt, purchase } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let functions: Functions
let proxy: StripeProxy
/** The messages that were sent since the test began, and an order for whose files no message can be sent. */
let asked: string[] = []
let unlucky: string | undefined
beforeAll(async () => {
  functions = await startFunctions()
  proxy = await startStripeProxy(functions.parts.stripe.url)
  interceptCalls(({ name, input }, send) => {
    if (name !== 'SendMessage') return send()
    const body = String(Reflect.get(input, 'MessageBody'))
    if (unlucky && body.includes(unlucky)) throw new Error('The queue is down')
    asked.push(body)
    return send()
  })
})
/** Nothing that another test has left waits: the sweep looks at everything. */
beforeEach(async () => {
  for (const { id, awaiting } of await allOrders(functions)) {
    const settled = { status: 'failed', awaiting: undefined, due_at: undefined } as const
    if (awaiting) await rewriteOrder(functions, id, settled)
  }
  asked = []
  unlucky = undefined
})
afterAll(async () => {
  await proxy.stop()
  await functions.stop()
})

const rowOf = async (id: string) => (await allOrders(functions)).find((order) => order.id === id)

/** Opens an order and pays for it, without a webhook. */
const payUnheard = async () => {
  const { url, orderId } = await functions.call('createCheckout', purchase())
  await payAt(url, 'pay')
  return orderId
}

/** An order that is paid for, and whose files nobody makes. */
const payAndWait = async () => {
  const orderId = await payUnheard()
  await functions.call('getPurchase', { reference: orderId })
  asked = []
  return orderId
}

const sweepAt = (time: number, id?: string) =>
  asService('payments', () => sweep(new Date(time), id))

const requestOf = (orderId: string) => JSON.stringify({ orderId })
const oldestWait = () => functions.valuesOf('OldestWaiting').at(-1)

describe('how long buyers wait, which rings the owner’s alarm,', () => {
  it('is nothing while nobody waits', async () => {
    expect(await sweepAt(Date.now() + 24 * HOUR)).toBe(0)
    expect(oldestWait()).toBe(0)
  })

  it('is the wait of whoever has waited longest, though the next attempt is hours away', async () => {
    const now = Date.now()
    const [first, second] = [await payAndWait(), await payAndWait()]
    const due_at = isoTimeAfter(new Date(now), 8 * HOUR)
    await rewriteOrder(functions, first, {
      paid_at: isoTimeAfter(new Date(now), -2 * HOUR),
      due_at,
    })
    await rewriteOrder(functions, second, { paid_at: isoTimeAfter(new Date(now), -HOUR) })
    expect(await sweepAt(now)).toBe(0)
    expect(oldestWait()).toBe(2 * 3600)
  })

  it('counts from the correction for corrected answers', async () => {
    const { id } = await functions.buy()
    const now = Date.now()
    await rewriteOrder(functions, id, {
      ...{ revision: 2, awaiting: 'files', sweeps: 0, mailed_at: undefined },
      due_at: isoTimeAfter(new Date(now), HOUR),
      paid_at: isoTimeAfter(new Date(now), -240 * HOUR),
      corrected_at: isoTimeAfter(new Date(now), -HOUR),
    })
    await sweepAt(now)
    expect(oldestWait()).toBe(3600)
  })
})

describe('a buyer who has paid', () => {
  it('gets the files though the request for them was lost, which is asked again after two minutes', async () => {
    const id = await payAndWait()
    const { due_at = '' } = (await rowOf(id)) ?? {}
    const due = Date.parse(due_at)
    await sweepAt(due - 1)
    expect(asked).toEqual([])
    expect(await sweepAt(due)).toBe(1)
    expect(asked).toEqual([requestOf(id)])
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'paid', awaiting: 'files', sweeps: 1 },
      due_at: isoTimeAfter(new Date(due), 4 * MINUTE),
    })
  })

  it('gets the document though nobody told us of the payment, within ten minutes', async () => {
    const id = await payUnheard()
    const { due_at = '' } = (await rowOf(id)) ?? {}
    await sweepAt(Date.parse(due_at) - 1)
    expect(await rowOf(id)).toMatchObject({ status: 'open' })
    expect(await sweepAt(Date.parse(due_at))).toBe(1)
    expect(await rowOf(id)).toMatchObject({ status: 'paid' })
    expect(asked).toEqual([requestOf(id)])
  })

  it('is put before the owner after the last attempt, and not before', async () => {
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
    expect(asked.toSorted()).toEqual([requestOf(last), requestOf(earlier)].toSorted())
  })

  it('does not wait for others whose files cannot be asked for, and the failure rings the alarm', async () => {
    const [id, other] = [await payAndWait(), await payAndWait()]
    unlucky = id
    const swept = sweepAt(Date.now() + HOUR)
    await expect(swept).rejects.toMatchObject({ errors: [new Error('The queue is down')] })
    expect(asked).toEqual([requestOf(other)])
  })
})

describe('the sweep', () => {
  it('makes no files of a purchase that was refunded, and takes no payment for one that has expired', async () => {
    const [refunded, expired] = [await payAndWait(), await payUnheard()]
    const due_at = isoTimeAfter(new Date(), 0)
    await rewriteOrder(functions, refunded, { status: 'revoked', revoked_at: due_at, due_at })
    await rewriteOrder(functions, expired, { status: 'expired', due_at })
    expect(await sweepAt(Date.now() + HOUR)).toBe(0)
    expect(asked).toEqual([])
    expect(oldestWait()).toBe(0)
    expect(await rowOf(expired)).toMatchObject({ status: 'expired' })
  })

  it('takes on all that is due, each once, however many came at once', async () => {
    const ids = Array.from({ length: 60 }, () => orderIdFor(randomUUID()))
    for (const id of ids) {
      const sold = { document_id: 'bill-of-sale', title: 'Crowd', amount: 1, currency: 'usd' }
      await openOrder({ id, ...sold })
      await markPaid(id, { session_id: `cs_${id}` })
    }
    expect(await sweepAt(Date.now() + HOUR)).toBe(60)
    expect(asked.toSorted()).toEqual(ids.map(requestOf).toSorted())
    const crowd = (await allOrders(functions)).filter(({ title }) => title === 'Crowd')
    expect(crowd.map(({ sweeps }) => sweeps)).toEqual(ids.map(() => 1))
  })

  it('asks Stripe nothing about an order whose session was never written down, which stays open', async () => {
    const { orderId } = await functions.call('createCheckout', purchase())
    await rewriteOrder(functions, orderId, { session_id: undefined })
    const before = proxy.requests()
    expect(await sweepAt(Date.now() + 3 * HOUR)).toBe(1)
    expect(proxy.requests()).toBe(before)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open', sweeps: 1 })
  })

  it('writes its own id into each line of the log, by which the owner follows it', async () => {
    await payAndWait()
    await sweepAt(Date.now() + HOUR, 'sweep-of-noon')
    const lines = functions.printed.filter((line) => line.includes('order.swept'))
    expect(lines.at(-1)).toContain('"request":"sweep-of-noon"')
  })
})
