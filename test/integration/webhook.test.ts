import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allFiles, allOrders } from '../support/store/rows.ts'
import { payAt, type Store, sessionOf, signEvent, startStore } from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const openOrder = async () => {
  const { body } = await store.checkout()
  return { ...body, session: sessionOf(body.url) }
}

const statusOf = async (orderId: string) =>
  (await allOrders(store)).find(({ id }) => id === orderId)?.status

describe('a forged webhook', () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000)

  it('with a byte changed, a wrong secret, no signature or an old one: 400 and nothing written', async () => {
    const { session, orderId } = await openOrder()
    const before = JSON.stringify(await allOrders(store))
    const completed = (options = {}) =>
      signEvent('checkout.session.completed', { id: session, object: 'checkout.session' }, options)
    const good = completed()
    const forgeries = [
      { ...good, body: good.body.replace('completed', 'complEted') },
      { ...good, body: `${good.body} ` },
      completed({ secret: 'whsec_other' }),
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=00' },
      completed({ at: new Date(Date.now() - 301_000) }),
      completed({ at: minutes(600) }),
    ]
    for (const forgery of forgeries) expect(await store.deliver(forgery)).toBe(400)
    expect(JSON.stringify(await allOrders(store))).toBe(before)
    expect(await allFiles(store)).toEqual([])
    expect(await statusOf(orderId)).toBe('open')
  })
})

describe('a genuine webhook', () => {
  it('of an unknown type: 200, nothing done', async () => {
    const before = JSON.stringify(await allOrders(store))
    expect(await store.deliver(signEvent('invoice.paid', { id: 'in_1' }))).toBe(200)
    expect(JSON.stringify(await allOrders(store))).toBe(before)
  })

  it('that says "completed" of a session Stripe holds for unpaid fulfills nothing', async () => {
    const { session, orderId } = await openOrder()
    expect(await store.deliver(signEvent('checkout.session.completed', { id: session }))).toBe(200)
    expect(await statusOf(orderId)).toBe('open')
  })

  it('of a session Stripe does not know: 200, nothing done', async () => {
    const event = signEvent('checkout.session.completed', { id: 'cs_test_none' })
    expect(await store.deliver(event)).toBe(200)
  })
})

describe('delayed payments', () => {
  it('fulfill when they succeed, not when they are promised', async () => {
    const { url, session, orderId } = await openOrder()
    await payAt(url, 'later-succeeds')
    expect(await statusOf(orderId)).toBe('open')
    await store.ready(session)
    expect((await store.status(orderId)).downloadToken).toBeDefined()
  })

  it('set the order to failed when they fail', async () => {
    const { url, orderId } = await openOrder()
    await payAt(url, 'later-fails')
    await until(
      () => statusOf(orderId),
      (status) => status === 'failed',
    )
    expect((await store.status(orderId)).status).toBe('failed')
  })

  it('a declined card leaves the order open and payable', async () => {
    const { url, orderId } = await openOrder()
    await payAt(url, 'decline')
    expect(await statusOf(orderId)).toBe('open')
    await payAt(url, 'pay')
    await store.ready(orderId)
  })
})
