import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPurchases } from '../../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api, caller } from '../../../web/api/api.ts'
import { ApiError } from '../../../web/api/api-error.ts'

const requests: { method?: string; url: string; authorization: string | null; body: string }[] = []
let answers: Response[] = []

const json = (status: number, value: unknown) => Response.json(value, { status })

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const authorization = new Headers(headers).get('authorization')
    requests.push({ method, url, authorization, body: String(body) })
    return answers.shift() ?? json(500, {})
  })
})
afterEach(() => vi.unstubAllGlobals())

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('the call did not reject with an ApiError')
}

const purchase = {
  documentId: 'bill-of-sale',
  documentTitle: 'Bill of Sale',
  price: 19,
  requestId: '3c5a6f0e-58c5-4b5a-9d0f-0c8f3a8f7a11',
}

test('a checkout sends the purchase and returns the checkout URL', async () => {
  answers = [
    json(200, { url: 'https://pay.example/1', orderId: 'o1', accessToken: 't1', extra: true }),
  ]
  expect(await api.createCheckout(purchase)).toEqual({
    url: 'https://pay.example/1',
    orderId: 'o1',
    accessToken: 't1',
  })
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/create-checkout' })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual(purchase)
})

test('rejected answers are returned with their fields', async () => {
  const view = { code: 'invalid', error: 'Some answers', fields: { price: 'Too low' } }
  answers = [json(422, view)]
  const error = await failure(api.createCheckout(purchase))
  expect([error.status, error.code, error.message, error.fields]).toEqual([
    422,
    'invalid',
    'Some answers',
    { price: 'Too low' },
  ])
})

test('a transient checkout failure is retried with the same request id', async () => {
  const paying = { url: 'https://pay.example/1', orderId: 'o1', accessToken: 't1' }
  answers = [json(503, {}), json(200, paying)]
  expect(await api.createCheckout(purchase)).toEqual(paying)
  expect(requests.map(({ body }) => JSON.parse(body).requestId)).toEqual([
    purchase.requestId,
    purchase.requestId,
  ])
})

test('a request without a request id is never retried automatically', async () => {
  answers = [json(503, {}), new Response(null, { status: 204 })]
  const error = await failure(api.deleteDownload({ token: 't1' }))
  expect([error.status, error.message]).toEqual([503, MESSAGES.api.unexpected])
  expect(requests.length).toBe(1)
})

test('a response that does not match the contract is an error', async () => {
  answers = [json(200, { success: false })]
  expect((await failure(api.getDownload({ token: 't1' }))).status).toBe(0)
})

test('a read is retried after a transient failure', async () => {
  const view = { status: 'open', documentId: 'bill-of-sale', title: 'Bill of Sale' }
  answers = [new Response('<html>Bad gateway</html>', { status: 502 }), json(200, view)]
  expect(await api.getPurchase('cs_1')).toEqual(view)
  expect(requests.length).toBe(2)
})

test('a read is not retried after a 404', async () => {
  answers = [json(404, { code: 'not_found', error: MESSAGES.download.notFound })]
  const error = await failure(api.getDownload({ token: 'no such/token' }))
  expect([error.status, error.message]).toEqual([404, MESSAGES.download.notFound])
  expect(requests.map(({ url }) => url)).toEqual(['/api/downloads/no%20such%2Ftoken'])
})

test('an admin search sends the access token and escapes the query', async () => {
  answers = [json(200, { purchases: [] })]
  await caller(findPurchases, 'secret')({ query: 'a&b@c.example' })
  expect(requests[0]).toMatchObject({
    url: '/api/admin/purchases?query=a%26b%40c.example',
    authorization: 'Bearer secret',
  })
})

test('an unreachable server is the same type of error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await failure(api.deleteDownload({ token: 't1' }))).status).toBe(0)
})
