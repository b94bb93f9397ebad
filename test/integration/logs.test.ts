import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS } from '../../lambdas/core/orders/attempts.ts'
import { sweep } from '../../lambdas/payments/index.ts'
import type { METRICS } from '../../shared/metrics.ts'
import { mintToken } from '../support/store/admin-token.ts'
import { disclosures } from '../support/store/log-privacy.ts'
import { allOrders } from '../support/store/rows.ts'
import {
  BUYER_EMAIL,
  CAR_SALE,
  payAt,
  type Store,
  signEvent,
  startStore,
} from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

type Line = Record<string, unknown> & { event?: string; order?: string; request?: string }

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const linesSince = (start: number): Line[] =>
  store.printed
    .slice(start)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const eventsOf = (lines: Line[]) => lines.flatMap(({ event }) => event ?? [])
const sumOf = (lines: Line[], metric: keyof typeof METRICS) =>
  lines.reduce((sum, line) => sum + Number(line[metric] ?? 0), 0)

const mailed = (orderId: string) =>
  until(
    async () => (await allOrders(store)).find(({ id }) => id === orderId),
    (order) => order?.mailed_at !== undefined,
  )

const buy = async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  const order = await mailed(body.orderId)
  return { orderId: body.orderId, token: order?.download_token ?? '' }
}

describe('what is written down', () => {
  it('of a purchase: each step once, by order and request, and a count of it', async () => {
    const start = store.printed.length
    const { orderId } = await buy()
    const lines = linesSince(start)
    const ofOrder = lines.filter(({ order }) => order === orderId.slice(0, 12))
    expect(eventsOf(ofOrder)).toEqual(['order.opened', 'order.paid', 'order.ready'])
    for (const { request } of ofOrder) expect(request).toMatch(/^[\w-]{36}$/)
    const webhook = lines.find(({ event }) => event === 'webhook.received')
    expect(ofOrder[1]?.request).toBe(webhook?.request)
    expect(sumOf(lines, 'OrdersOpened')).toBe(1)
    expect(sumOf(lines, 'OrdersPaid')).toBe(1)
    expect(sumOf(lines, 'OrdersReady')).toBe(1)
    expect(sumOf(lines, 'GenerationTime')).toBeGreaterThan(10)
  })

  it('of refused webhooks: which had no signature and which another’s', async () => {
    const start = store.printed.length
    const event = signEvent('checkout.session.completed', { id: 'cs_1' }, { secret: 'other' })
    await store.deliver(event)
    await store.deliver({ ...event, signature: '' })
    const reasons = linesSince(start).filter((line) => line.WebhooksRefused === 1)
    expect(reasons.map(({ reason }) => reason)).toEqual(['signature', 'unsigned'])
  })

  it('of a payment without an order, and of one that fails', async () => {
    const start = store.printed.length
    const { id, url } = await store.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 1900, product_data: { name: 'Other' } },
        },
      ],
      success_url: `${store.site}/`,
    })
    await payAt(url ?? '', 'pay')
    const { body } = await store.checkout()
    await payAt(body.url, 'later-fails')
    const lines = await until(
      async () => linesSince(start),
      (seen) => sumOf(seen, 'OrdersFailed') === 1 && sumOf(seen, 'UnmatchedPayments') === 1,
    )
    expect(eventsOf(lines)).toEqual(expect.arrayContaining(['payment.unmatched', 'order.failed']))
    expect(lines.find(({ event }) => event === 'payment.unmatched')?.session).toBe(id.slice(0, 12))
  })

  it('of files that never come: how long the buyer waits, and when the sweep gives up', async () => {
    store.parts.storage.failNextPuts(100_000)
    const { body } = await store.checkout()
    await payAt(body.url, 'pay')
    const paid = await until(
      () => store.status(body.orderId),
      ({ status }) => status === 'paid',
    )
    expect(paid.status).toBe('paid')
    const start = store.printed.length
    let at = Date.now()
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      at += 24 * 60 * 60 * 1000
      await sweep(new Date(at))
    }
    const lines = linesSince(start)
    const ages = lines.flatMap(({ OldestWaiting: age }) => (age === undefined ? [] : [Number(age)]))
    expect(ages).toHaveLength(MAX_ATTEMPTS)
    expect(ages[0]).toBeGreaterThanOrEqual(86_399)
    expect(ages.at(-1)).toBe(0)
    expect(sumOf(lines, 'OrdersGivenUp')).toBe(1)
    expect(eventsOf(lines).filter((event) => event === 'order.given_up')).toHaveLength(1)
    await until(
      async () => sumOf(linesSince(start), 'GenerationFailed'),
      (failed) => failed > 0,
    )
    store.parts.storage.failNextPuts(0)
  })

  it('never says who, what or which key, whatever happens', async () => {
    const start = store.printed.length
    const { orderId, token } = await buy()
    await store.checkout({ answers: { ...CAR_SALE, sale_amount: 'Marguerite Fontaine' } })
    await store.post('/api/signups', { email: BUYER_EMAIL })
    await store.download(token)
    await store.get(`/api/downloads/${token}/pdf`)
    await store.get('/api/downloads/no-such-token')
    const admin = { Authorization: `Bearer ${await mintToken(store, { groups: ['admin'] })}` }
    for (const query of [BUYER_EMAIL, orderId, token]) {
      const found = `/api/admin/purchases?query=${encodeURIComponent(query)}`
      expect((await fetch(`${store.site}${found}`, { headers: admin })).status).toBe(200)
    }
    await store.parts.database.stop()
    expect((await store.checkout()).status).toBe(500)
    expect((await store.download(token)).status).toBe(500)
    expect((await store.post('/api/signups', { email: BUYER_EMAIL })).status).toBe(500)
    const lines = linesSince(start)
    const answers = [...Object.values(CAR_SALE), 'Marguerite Fontaine', BUYER_EMAIL, token, orderId]
    expect(lines.flatMap((line) => disclosures(JSON.stringify(line), answers))).toEqual([])
    const failed = lines.filter((line) => line.RequestsFailed === 1).map(({ route }) => route)
    expect(failed).toEqual(['/api/create-checkout', '/api/downloads/:token', '/api/signups'])
  })
})
