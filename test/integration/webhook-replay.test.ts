import { beforeAll, describe, expect, it } from 'vitest'
import { handler } from '../../lambdas/payments/index.ts'
import { request } from '../infra/api-event.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allFiles, allOrders, rewriteOrder } from '../support/store/rows.ts'
import { payAt, type SignedEvent, sessionOf, signEvent } from '../support/store/store.ts'

const YEAR_MS = 365 * 86_400_000
const COMPLETED = 'checkout.session.completed'

setUpNewStore()
const calls: string[] = []
beforeAll(async () => {
  interceptCalls((call, send) => {
    calls.push(call.name)
    return send()
  })
})

const WRITES = ['PutItem', 'UpdateItem', 'PutObject', 'SendMessage', 'SendEmail']
const writesSince = (start: number) => calls.slice(start).filter((name) => WRITES.includes(name))

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)
const waitUntilMailed = (id: string) =>
  poll(
    () => orderOf(id),
    (order) => order?.mailed_at !== undefined,
  )

const open = async () => {
  const { body } = await store.checkout()
  return { id: body.orderId, url: body.url, session: sessionOf(body.url) }
}

const storedState = async () =>
  JSON.stringify([
    await allOrders(store),
    await allFiles(store),
    await store.servers.mail.messages(),
  ])

/** The times of an order, one year later. */
const ageByYear = async (id: string) => {
  const order = await orderOf(id)
  const aged = Object.entries(order ?? {}).flatMap(([key, value]) =>
    key.endsWith('_at') && typeof value === 'string'
      ? [[key, new Date(Date.parse(value) - YEAR_MS).toISOString()]]
      : [],
  )
  await rewriteOrder(store, id, Object.fromEntries(aged))
}

describe('a year-old event, signed again', () => {
  it.each(['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed'])(
    'does not change a purchase: %s',
    async (suffix) => {
      const { id, url, session } = await open()
      await payAt(url, 'pay')
      await waitUntilMailed(id)
      await ageByYear(id)
      const before = await storedState()
      const started = calls.length
      const event = signEvent(`checkout.session.${suffix}`, { id: session })
      expect(await store.deliver(event)).toBe(200)
      expect(calls.length).toBeGreaterThan(started)
      expect(calls.slice(started)).not.toContain('SendMessage')
      expect(await storedState()).toBe(before)
    },
  )
})

describe('a forged event', () => {
  it('causes no write, queue message or email', async () => {
    store.holdEvents()
    const { url, session } = await open()
    await payAt(url, 'pay')
    const started = calls.length
    const good = signEvent(COMPLETED, { id: session })
    const forged = [
      { ...good, body: good.body.replace(session, `${session.slice(0, -1)}_`) },
      signEvent(COMPLETED, { id: session }, { secret: 'whsec_other' }),
      signEvent(COMPLETED, { id: session }, { at: new Date(Date.now() - 301_000) }),
      { ...good, signature: '' },
    ]
    for (const event of forged) expect(await store.deliver(event)).toBe(400)
    expect(writesSince(started)).toEqual([])
    expect(await store.deliver(good)).toBe(200)
    expect(writesSince(started)).not.toEqual([])
    store.releaseEvents()
  })
})

/** The request as API Gateway passes it to the function. */
const gatewayEvent = ({ body, signature }: SignedEvent, isBase64Encoded: boolean) => {
  const event = request('POST', '/api/stripe-webhook')
  return {
    ...event,
    headers: { ...event.headers, 'stripe-signature': signature },
    body: isBase64Encoded ? Buffer.from(body).toString('base64') : body,
    isBase64Encoded,
  }
}

describe('signature verification of the raw body', () => {
  const event = () => {
    const { body, signature } = signEvent('invoice.paid', {
      name: 'Łukasz Nguyễn 李小龍 🚗 "\\u00e9"',
    })
    return { body, signature }
  }

  it.each([false, true])(
    'accepts non-Latin text and rejects any change to it, base64: %s',
    async (encoded) => {
      const signed = event()
      expect(await handler(gatewayEvent(signed, encoded))).toMatchObject({ statusCode: 200 })
      const changed = { ...signed, body: signed.body.replace('李', '季') }
      expect(changed.body).not.toBe(signed.body)
      expect(await handler(gatewayEvent(changed, encoded))).toMatchObject({ statusCode: 400 })
      const respelled = { ...signed, body: JSON.stringify(JSON.parse(signed.body), null, 1) }
      expect(await handler(gatewayEvent(respelled, encoded))).toMatchObject({ statusCode: 400 })
    },
  )
})
