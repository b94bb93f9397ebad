import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fulfill } from '../../lambdas/core/fulfill.ts'
import { RECORD_DAYS } from '../../shared/retention.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { allFiles, allOrders } from '../support/store/rows.ts'
import { payAt, sessionOf, signEvent } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

setUpNewStore()
let proxy: StripeProxy
beforeAll(async () => {
  proxy = await startStripeProxy(store.servers.stripe.url)
  store.holdEvents()
})
afterAll(() => proxy.stop())

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)
const findUnmatched = async (session: string) =>
  (await allOrders(store)).filter((row) => row.id === `unmatched_${session}`)

/** The count of the metric that the alarm "UnmatchedPayments" watches. */
const alarms = () => store.printed.filter((line) => line.includes('"UnmatchedPayments":1')).length

const payCheckout = async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  return { id: body.orderId, session: sessionOf(body.url) }
}

const sendEvent = (session: string) =>
  store.deliver(signEvent('checkout.session.completed', { id: session }))

describe('a paid session that does not match the one we opened', () => {
  it.each<[string, Record<string, unknown>]>([
    ['an amount one cent too low', { amount_total: 1899 }],
    ['an amount one cent too high', { amount_total: 1901 }],
    ['an unknown discount', { amount_total: 900, amount_subtotal: 1900 }],
    ['another currency', { currency: 'eur' }],
    ['real money under a test key', { livemode: true }],
    ['an unknown order', { client_reference_id: 'ord_00000000000000000000000000000000' }],
    ['no order', { client_reference_id: null }],
    [
      'a zero total for another price',
      { payment_status: 'no_payment_required', amount_total: 0, amount_subtotal: 0 },
    ],
  ])('because of %s is not fulfilled and raises the alarm once', async (_, difference) => {
    const { id, session } = await payCheckout()
    const [altered, raised] = [proxy.countAltered(), alarms()]
    proxy.alter((found) => ({ ...found, ...difference }))
    expect([await sendEvent(session), await sendEvent(session)]).toEqual([200, 200])
    await store.get(`/api/purchases/${session}`)
    expect(proxy.countAltered()).toBeGreaterThanOrEqual(altered + 2)
    expect((await orderOf(id))?.status).toBe('open')
    expect((await orderOf(id))?.download_token).toBeUndefined()
    expect(await findUnmatched(session)).toHaveLength(1)
    expect(alarms()).toBe(raised + 1)
    expect(await allFiles(store)).toEqual([])
  })

  it('is not recorded again after its row was purged', async () => {
    const { session } = await payCheckout()
    proxy.alter((found) => ({ ...found, client_reference_id: null }))
    await fulfill(session, new Date(Date.now() + (RECORD_DAYS + 1) * 86_400_000))
    expect(await findUnmatched(session)).toEqual([])
  })

  it('is not confused with a matching one, which is fulfilled the same way', async () => {
    const { id, session } = await payCheckout()
    proxy.alter()
    const raised = alarms()
    expect(await sendEvent(session)).toBe(200)
    await store.ready(id)
    expect(alarms()).toBe(raised)
  })
})

describe('a paid session that references another order', () => {
  it('pays for that order and leaves its own open', async () => {
    const [paidOrder, other] = [await payCheckout(), (await store.checkout()).body]
    proxy.alter((found) => ({ ...found, client_reference_id: other.orderId }))
    expect(await sendEvent(paidOrder.session)).toBe(200)
    proxy.alter()
    expect((await orderOf(paidOrder.id))?.status).toBe('open')
    expect((await orderOf(other.orderId))?.session_id).toBe(paidOrder.session)
  })
})
