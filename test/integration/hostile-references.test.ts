import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aroundCalls } from '../support/around-calls.ts'
import { allOrders } from '../support/rows.ts'
import { payAt, purchase, type Store, startStore } from '../support/store.ts'
import { mintToken } from '../support/tokens.ts'

let store: Store
let admin: string
const keys: string[] = []
beforeAll(async () => {
  store = await startStore()
  admin = await mintToken(store, { groups: ['admin'] })
  aroundCalls((call, send) => {
    const { input } = call
    if ('Key' in input && typeof input.Key === 'string') keys.push(input.Key)
    return send()
  })
})
afterAll(() => store.stop())

const KNOWN = [
  '../',
  '..',
  '%2e%2e%2f',
  '%2e%2e%2fcore-templates%2fx',
  '....//',
  '/etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'bіll-of-sale',
  'bill‐of‐sale',
  'ＢＩＬＬ-of-sale',
  'bill-of-sale\u0000',
  'bill-of-sale/../nda',
  'cs_test_../../x',
  'ord_../../x',
  'ord_%00',
  'test_../_1_x',
  'a'.repeat(10_000),
  `ord_${'a'.repeat(10_000)}`,
  `cs_test_${'a'.repeat(10_000)}`,
  '*',
  '',
]

type Asked = { headers?: Record<string, string>; body?: object }

/** Asks for a path as it stands: nothing tidies away its dots. A body is posted. */
const raw = (path: string, { headers = {}, body }: Asked = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(store.site)
    const method = body ? 'POST' : 'GET'
    const asked = { hostname, port, path, method, headers, agent: false }
    request(asked, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })

/** The characters of a path. Source: RFC 3986, 3.3 */
const isPath = (text: string) => /^[\w.~!$&'()*+,;=:@%/-]*$/.test(text)

/** The ways an id gets into a path: as it is, where HTTP lets it, and escaped. */
const spellings = (id: string): string[] => {
  const escaped = encodeURIComponent(id.toWellFormed())
  return isPath(id) ? [id, escaped] : [escaped]
}

const PATHS: readonly (readonly [string, string])[] = [
  ['/api/purchases/', ''],
  ['/api/downloads/', ''],
  ['/api/downloads/', '/pdf'],
  ['/api/downloads/', '/answers'],
]
const ADMIN_PATHS: readonly (readonly [string, string])[] = [
  ['/api/admin/templates/', ''],
  ['/api/admin/templates/', '/versions'],
  ['/api/admin/templates/', '/files/pdf'],
]

/** Every address that takes an id, as a stranger and as an admin. */
const askEverywhere = (spelling: string): Promise<number>[] => [
  ...PATHS.map(([before, behind]) => raw(`${before}${spelling}${behind}`)),
  ...ADMIN_PATHS.map(([before, behind]) =>
    raw(`${before}${spelling}${behind}`, { headers: { Authorization: `Bearer ${admin}` } }),
  ),
]

it('an id that is none opens nothing, and no file is ever asked for', async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  const { downloadToken } = await store.ready(body.orderId)
  const orders = (await allOrders(store)).length
  keys.length = 0

  const id = fc.oneof(
    fc.constantFrom(...KNOWN),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('.', '/', '\\', '%2e', '%2f', '_', 'a', '\u0000'),
      maxLength: 12,
    }),
  )
  await fc.assert(
    fc.asyncProperty(id, async (reference) => {
      for (const path of ['/api/create-checkout', '/api/orders']) {
        expect(await raw(path, { body: purchase({ documentId: reference }) })).toBe(404)
      }
      expect(new Set(await Promise.all(spellings(reference).flatMap(askEverywhere)))).toEqual(
        new Set([404]),
      )
    }),
    { numRuns: 15 + KNOWN.length, examples: KNOWN.map((known): [string] => [known]) },
  )
  expect(keys).toEqual([])
  expect((await allOrders(store)).length).toBe(orders)

  expect(await raw(`/api/downloads/${downloadToken}/pdf`)).toBe(302)
  expect(keys).toEqual([`${body.orderId}.pdf`, `${body.orderId}.pdf`])
})
