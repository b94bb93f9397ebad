import { describe, expect, it } from 'vitest'
import type { METRICS } from '../../shared/metrics.ts'
import { mintToken } from '../support/store/admin-token.ts'
import { secretsIn } from '../support/store/log-privacy.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allOrders } from '../support/store/rows.ts'
import { BUYER_EMAIL, CAR_SALE, payAt } from '../support/store/store.ts'

type Line = Record<string, unknown> & { event?: string; order?: string; request?: string }

setUpNewStore()

const linesSince = (start: number): Line[] =>
  store.printed
    .slice(start)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const eventsOf = (lines: Line[]) => lines.flatMap(({ event }) => event ?? [])
const sumOf = (lines: Line[], metric: keyof typeof METRICS) =>
  lines.reduce((sum, line) => sum + Number(line[metric] ?? 0), 0)

const waitUntilMailed = (orderId: string) =>
  poll(
    async () => (await allOrders(store)).find(({ id }) => id === orderId),
    (order) => order?.mailed_at !== undefined,
  )

const buy = async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  const order = await waitUntilMailed(body.orderId)
  return { orderId: body.orderId, token: order?.download_token ?? '' }
}

describe('the logs', () => {
  it('contain each step of a purchase once, with order and request, and count it', async () => {
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

  it('never contain personal data, answers or keys', async () => {
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
    await store.servers.database.stop()
    expect((await store.checkout()).status).toBe(500)
    expect((await store.download(token)).status).toBe(500)
    expect((await store.post('/api/signups', { email: BUYER_EMAIL })).status).toBe(500)
    const lines = linesSince(start)
    const answers = [...Object.values(CAR_SALE), 'Marguerite Fontaine', BUYER_EMAIL, token, orderId]
    expect(lines.flatMap((line) => secretsIn(JSON.stringify(line), answers))).toEqual([])
    const failed = lines.filter((line) => line.RequestsFailed === 1).map(({ route }) => route)
    expect(failed).toEqual(['/api/create-checkout', '/api/downloads/:token', '/api/signups'])
  })
})
