import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PurchaseSearchView } from '../../shared/api.ts'
import { routes } from '../../shared/api.ts'
import { BUYER_EMAIL, payAt, type Store, startStore } from '../support/store.ts'
import { mintToken } from '../support/tokens.ts'
import { until } from '../support/until.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const ADMIN_ROUTES = Object.entries(routes).filter(([, { access }]) => access === 'admin')

const call = (path: string, method: string, token?: string) =>
  fetch(`${store.site}${path.replace('{id}', 'ord_1')}`, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })

const admin = () => mintToken(store, { groups: ['admin'] })

describe.each(ADMIN_ROUTES)('%s', (_, { path, method }) => {
  it('needs an access token of a member of the admin group', async () => {
    expect((await call(path, method)).status).toBe(401)
    expect((await call(path, method, 'nonsense')).status).toBe(401)
    expect(
      (await call(path, method, await mintToken(store, { groups: ['admin'], lifetime: -10 })))
        .status,
    ).toBe(401)
    expect(
      (await call(path, method, await mintToken(store, { groups: ['admin'], tokenUse: 'id' })))
        .status,
    ).toBe(401)
    expect((await call(path, method, await mintToken(store, { groups: [] }))).status).toBe(403)
    expect([200, 404]).toContain((await call(path, method, await admin())).status)
  })
})

const find = async (query: string) => {
  const reply = await call(
    `/api/admin/purchases?query=${encodeURIComponent(query)}`,
    'GET',
    await admin(),
  )
  return ((await reply.json()) as PurchaseSearchView).purchases
}

describe('an admin', () => {
  it('finds a purchase by e-mail, order, session and token, and gives it a new link', async () => {
    const { body } = await store.checkout()
    await payAt(body.url, 'pay')
    const { downloadToken = '' } = await store.ready(body.orderId)
    for (const query of [BUYER_EMAIL.toUpperCase(), body.orderId, downloadToken]) {
      expect((await find(query)).map(({ id }) => id)).toContain(body.orderId)
    }
    const reply = await call(`/api/admin/purchases/${body.orderId}/reissue`, 'POST', await admin())
    const { downloadToken: fresh } = (await reply.json()) as { downloadToken: string }
    expect(fresh).not.toBe(downloadToken)
    expect((await store.download(downloadToken)).status).toBe(404)
    expect((await store.download(fresh)).status).toBe(200)
    const mails = await store.parts.mail.messages()
    expect(mails.some((mail) => mail.text?.includes(fresh))).toBe(true)
  })

  it('sees a payment that belongs to no order', async () => {
    const session = await store.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: 'ord_unknown',
      success_url: store.site,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 1900, product_data: { name: 'Something' } },
        },
      ],
    })
    await payAt(session.url ?? '', 'pay')
    const listed = await until(
      () => find(''),
      (purchases) => purchases.length > 0,
    )
    expect(listed).toMatchObject([{ status: 'unmatched', amount: 1900 }])
  })
})
