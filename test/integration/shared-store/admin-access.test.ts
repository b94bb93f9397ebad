import { describe, expect, it } from 'vitest'
import { pathAndQuery } from '../../../shared/api/address.ts'
import type { Route } from '../../../shared/api/route.ts'
import { type RouteName, routes } from '../../../shared/api/routes.ts'
import { mintToken } from '../../support/store/admin-token.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

setUpSharedStore()

const isRouteName = (name: string): name is RouteName => name in routes
const ADMIN_ROUTES = Object.keys(routes)
  .filter(isRouteName)
  .filter((name) => routes[name].access === 'admin')

/** A document that exists and a purchase that does not. */
const paramsOf = ({ path }: Route) => ({
  id: path.includes('templates') ? 'bill-of-sale' : 'ord_1',
  type: 'pdf',
})

const call = (name: RouteName, token?: string) =>
  fetch(`${store.site}${pathAndQuery(routes[name], paramsOf(routes[name]))}`, {
    method: routes[name].method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  })

/** What an admin gets without a body and for what does not exist. */
const OWN_ANSWER: Partial<Record<RouteName, number>> = {
  templateFile: 404,
  createUpload: 400,
  inspectUpload: 400,
  recordVersion: 400,
  restoreVersion: 400,
  withdrawVersion: 400,
  generateDocuments: 400,
  readdressPurchase: 400,
  assignPayment: 400,
  notePayment: 400,
  closePayment: 404,
  reissuePurchase: 404,
  retryPurchase: 404,
  refundPurchase: 400,
  erasePerson: 400,
}

it('covers every route for admins', () => {
  expect(ADMIN_ROUTES.length).toBeGreaterThanOrEqual(13)
})

describe.each(ADMIN_ROUTES)('%s', (name) => {
  const admin = { groups: ['admin'] }

  it.each<[string, number, () => Promise<string | undefined>]>([
    ['nobody', 401, async () => undefined],
    ['nonsense', 401, async () => 'nonsense'],
    ['an expired token', 401, () => mintToken(store, { ...admin, lifetime: -10 })],
    ['a token without an end', 401, () => mintToken(store, { ...admin, lifetime: null })],
    ['an ID token', 401, () => mintToken(store, { ...admin, tokenUse: 'id' })],
    [
      "another issuer's token",
      401,
      () => mintToken(store, { ...admin, issuer: 'https://sign-in.example' }),
    ],
    ["another client's token", 401, () => mintToken(store, { ...admin, clientId: 'other' })],
    ['somebody without a group', 403, () => mintToken(store, { groups: [] })],
    ['a member of another group', 403, () => mintToken(store, { groups: ['administrators'] })],
  ])('turns %s away with %i', async (_, status, token) => {
    const reply = await call(name, await token())
    expect(reply.status).toBe(status)
    expect(Object.keys((await reply.json()) as object).sort()).toEqual(['code', 'error'])
  })

  it('answers an admin itself', async () => {
    const reply = await call(name, await mintToken(store, admin))
    expect(reply.status).toBe(OWN_ANSWER[name] ?? 200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the description of the API', () => {
  const ask = (token: string) =>
    fetch(`${store.site}${routes.getOpenApi.path}`, {
      headers: { Authorization: `Bearer ${token}` },
    })

  it('is whole for an admin', async () => {
    const reply = await ask(await mintToken(store, { groups: ['admin'] }))
    const { paths } = routes.getOpenApi.response.parse(await reply.json())
    const all = Object.values<Route>(routes).map(({ path }) => path)
    expect(Object.keys(paths).sort()).toEqual([...new Set(all)].sort())
  })

  it('is refused to a token that is no admin’s', async () => {
    expect((await ask('nonsense')).status).toBe(401)
    expect((await ask(await mintToken(store, { groups: [] }))).status).toBe(403)
  })
})
