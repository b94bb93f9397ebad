import { request } from 'node:http'
import { beforeAll, expect, it } from 'vitest'
import { keyOf } from '../../lambdas/core/files.ts'
import type { Route } from '../../shared/api/route.ts'
import { type RouteName, routes } from '../../shared/api/routes.ts'
import fc from '../support/fast-check.ts'
import { mintToken } from '../support/store/admin-token.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allOrders } from '../support/store/rows.ts'
import { CAR_SALE, purchase } from '../support/store/store.ts'

setUpNewStore()
let admin: string
const keys: string[] = []
beforeAll(async () => {
  admin = await mintToken(store, { groups: ['admin'] })
  interceptCalls((call, send) => {
    const { input } = call
    if ('Key' in input && typeof input.Key === 'string') keys.push(input.Key)
    return send()
  })
})

const HOSTILE_IDS = [
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

type HostileRequest = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: object
}

/** Requests a path without normalizing its dots. */
const sendRaw = ({
  method,
  path,
  headers = { 'Content-Type': 'application/json' },
  body,
}: HostileRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(store.site)
    const options = { hostname, port, path, method, headers, agent: false }
    request(options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })

/** The characters of a path. Source: RFC 3986, 3.3 */
const isValidPath = (text: string) => /^[\w.~!$&'()*+,;=:@%/-]*$/.test(text)

/** The spellings of an id in a path: escaped and, where HTTP allows it, unescaped. */
const spellings = (id: string): string[] => {
  const escaped = encodeURIComponent(id.toWellFormed())
  return isValidPath(id) ? [id, escaped] : [escaped]
}

/** Values for the other path parameters. All of them exist. */
type ParameterValues = Record<'token' | 'format' | 'id' | 'type' | 'reference', string>

/** Each id is tried with one of these, because a network may place only 60 orders an hour through both. */
const PURCHASE_PATHS = [routes.createCheckout.path, routes.createOrder.path]

/** A valid body for each route with a path parameter. */
const BODIES: Partial<Record<RouteName, object>> = {
  readdressPurchase: { email: 'buyer@mail.example' },
  assignPayment: { orderId: 'ord_none' },
  refundPurchase: { requestId: '5f0c7e0a-6a54-4d0b-9d6b-0f6a3f0f2c11' },
  notePayment: { text: 'a note' },
  correctAnswers: { answers: CAR_SALE, revision: 1 },
  createUpload: { fileName: 'a.pdf' },
  inspectUpload: { fileName: 'a.pdf', uploadId: '0'.repeat(32) },
  recordVersion: { fileName: 'a.pdf', uploadId: '0'.repeat(32), digest: '0'.repeat(64) },
  restoreVersion: { versionId: 'unknown' },
  withdrawVersion: { type: 'pdf' },
}

const isRouteName = (name: string): name is RouteName => name in routes

/** Every path parameter of every route. */
const PARAMETERS = Object.keys(routes)
  .filter(isRouteName)
  .flatMap((name) => Object.keys(routes[name].params.shape).map((param) => ({ name, param })))

/** The request for a route with this spelling of one parameter, made by an admin where required. */
const sendTo = (
  { name, param }: (typeof PARAMETERS)[number],
  spelling: string,
  existing: ParameterValues,
) => {
  const { method, path, access }: Route = routes[name]
  const values = new Map(Object.entries({ ...existing, [param]: spelling }))
  return sendRaw({
    method,
    path: path.replace(/\{(\w+)\}/g, (_, key: string) => values.get(key) ?? ''),
    headers: {
      'Content-Type': 'application/json',
      ...(access === 'admin' && { Authorization: `Bearer ${admin}` }),
    },
    body: BODIES[name],
  })
}

/** The routes and parameters that answer this spelling with anything but 404. */
const unexpectedResponses = async (
  spelling: string,
  existing: ParameterValues,
): Promise<string[]> => {
  const responses = await Promise.all(
    PARAMETERS.map(async (target) => {
      const status = await sendTo(target, spelling, existing)
      return status === 404 ? [] : [`${target.name} ${target.param}: ${status}`]
    }),
  )
  return responses.flat()
}

it('the hostile references cover every route that takes an id', () => {
  const bodies = PARAMETERS.filter(({ name }) => routes[name].hasBody).map(({ name }) => name)
  expect(Object.keys(BODIES).sort()).toEqual(bodies.sort())
  expect(PARAMETERS.length).toBeGreaterThanOrEqual(16)
})

it('an invalid id gets 404 from every route and requests no file', async () => {
  const bought = await store.buy()
  const orders = await poll(
    () => allOrders(store),
    (rows) => rows.every((row) => row.mailed_at !== undefined),
  )
  const existing: ParameterValues = {
    token: bought.token,
    format: 'pdf',
    id: 'bill-of-sale',
    type: 'pdf',
    reference: bought.id,
  }
  keys.length = 0

  const id = fc.oneof(
    fc.constantFrom(...HOSTILE_IDS),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('.', '/', '\\', '%2e', '%2f', '_', 'a', '\u0000'),
      maxLength: 12,
    }),
  )
  await fc.assert(
    fc.asyncProperty(id, fc.constantFrom(...PURCHASE_PATHS), async (reference, path) => {
      const options = purchase({ documentId: reference })
      expect(await sendRaw({ method: 'POST', path, body: options })).toBe(404)
      for (const spelling of spellings(reference))
        expect(await unexpectedResponses(spelling, existing)).toEqual([])
    }),
    {
      numRuns: 15 + HOSTILE_IDS.length,
      examples: HOSTILE_IDS.map((known, index) => [known, PURCHASE_PATHS[index % 2] ?? '']),
    },
  )
  expect(keys).toEqual([])
  expect(await allOrders(store)).toEqual(orders)

  expect(await sendRaw({ method: 'GET', path: `/api/downloads/${bought.token}/pdf` })).toBe(302)
  const key = keyOf(bought.id, 'pdf')
  expect(keys).toEqual([key, key])
})
