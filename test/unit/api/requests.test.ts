import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { AppError } from '../../../lambdas/core/platform/errors.ts'
import { type Endpoint, handle } from '../../../lambdas/core/platform/handle.ts'
import { createApi } from '../../../lambdas/core/platform/http.ts'
import { MAX_BODY_BYTES, PDF_FILE, route } from '../../../shared/api/route.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { collectOutput } from '../../support/store/log-privacy.ts'

const COMMON = { service: 'shop', summary: 'A test' } as const

const addThing = route({
  ...COMMON,
  method: 'POST',
  path: '/api/things',
  access: 'public',
  body: z.strictObject({
    id: z.string().min(3, 'Too short').regex(/^a/, 'Begins with another letter'),
  }),
  response: z.object({ id: z.string() }),
})
const signThing = route({
  ...COMMON,
  method: 'POST',
  path: '/api/signatures',
  access: 'stripe',
  raw: true,
  body: z.string(),
  headers: { 'x-signature': z.string().optional() },
  response: z.object({ body: z.string(), signature: z.string().optional() }),
})
const printThing = route({
  ...COMMON,
  method: 'GET',
  path: '/api/downloads/{token}',
  access: 'public',
  params: { token: z.string() },
  ...PDF_FILE,
})
const ownThing = route({
  ...COMMON,
  method: 'GET',
  path: '/api/admin/things',
  access: 'admin',
  response: z.object({ admin: z.string().optional() }),
})
const lookAtThing = route({
  ...COMMON,
  method: 'GET',
  path: '/api/looks/{id}',
  access: 'public',
  params: { id: z.string() },
  query: { size: z.coerce.number().optional() },
  response: z.object({ admin: z.string().optional() }),
})

const guard = async (authorization: string | undefined) => {
  if (authorization === undefined) throw new AppError('unauthorized', 'Sign in')
  return authorization
}

const endpoints: Record<string, Endpoint> = {
  addThing: handle(addThing, async ({ body }) => body),
  signThing: handle(signThing, async ({ body, headers }) => ({
    body,
    signature: headers['x-signature'],
  })),
  printThing: handle(printThing, async ({ params: { token } }) => {
    if (token === 'lost') throw new Error('ann@example.com was not found')
    return new Uint8Array([37, 80, 68, 70])
  }),
  ownThing: handle(ownThing, async ({ admin }) => ({ admin })),
  lookAtThing: handle(lookAtThing, async ({ admin, params }) => {
    if (params.id === 'lost') throw new Error('No such thing')
    return { admin }
  }),
}

const app = createApi(endpoints, { guard })
const post = (path: string, body: string, headers = {}) =>
  app.request(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })

const errorOf = async (response: Response) => [response.status, await response.json()]

const output = collectOutput([])
afterAll(() => output.stop())

/** What the functions print meanwhile. */
const linesOf = async (act: () => Promise<unknown>) => {
  const start = output.lines.length
  await act()
  return output.lines.slice(start)
}

describe('a request body', () => {
  it('without a required field is rejected with our message', async () => {
    const [, error] = await errorOf(await post('/api/things', '{}'))
    expect(error.fields).toEqual({ id: 'This is required.' })
  })

  it('with thousands of nested lists is rejected', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    expect(await errorOf(await post('/api/things', deep))).toEqual([
      400,
      { code: 'bad_request', error: MESSAGES.api.badRequest },
    ])
  })

  it('of 64 kB is accepted, and of one more byte rejected', async () => {
    expect((await post('/api/signatures', 'x'.repeat(MAX_BODY_BYTES))).status).toBe(200)
    expect(await errorOf(await post('/api/signatures', 'x'.repeat(MAX_BODY_BYTES + 1)))).toEqual([
      413,
      { code: 'too_large', error: MESSAGES.api.tooLarge },
    ])
  })

  it('that is signed reaches its handler byte by byte, with the signature', async () => {
    const response = await post('/api/signatures', ' {"a": 1} ', { 'X-Signature': 'v1' })
    expect(await response.json()).toEqual({ body: ' {"a": 1} ', signature: 'v1' })
  })
})

describe('a response', () => {
  it('is never cached, successful or not', async () => {
    for (const path of ['/api/looks/a', '/api/looks/lost', '/api/none', '/api/admin/things']) {
      expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
    }
  })

  it('for an unknown path is a regular error', async () => {
    expect(await errorOf(await app.request('/api/none'))).toEqual([
      404,
      { code: 'not_found', error: MESSAGES.api.notFound },
    ])
  })

  it('with a declared error is not logged', async () => {
    const lines = await linesOf(async () => post('/api/things', '{}'))
    expect(lines).toEqual([])
  })

  it('for an invalid query names the parameter', async () => {
    const [status, error] = await errorOf(await app.request('/api/looks/a?size=large'))
    expect([status, error]).toMatchObject([
      422,
      { code: 'invalid', fields: { size: expect.any(String) } },
    ])
  })

  it('for an unexpected error is generic, uses the route’s message and raises the alarm', async () => {
    const lines = await linesOf(async () => {
      expect(await errorOf(await app.request('/api/downloads/lost'))).toEqual([
        500,
        { code: 'unexpected', error: MESSAGES.download.unexpected },
      ])
      expect(await errorOf(await app.request('/api/looks/lost'))).toEqual([
        500,
        { code: 'unexpected', error: MESSAGES.api.unexpected },
      ])
    })
    const failed = lines.filter((line) => line.includes('"RequestsFailed":1'))
    expect(failed.map((line) => JSON.parse(line).route)).toEqual([
      '/api/downloads/:token',
      '/api/looks/:id',
    ])
    expect(lines.join('\n')).not.toContain('ann@example.com')
  })
})

describe('an admin route', () => {
  it('is open only to callers that the guard accepts', async () => {
    const headers = { Authorization: 'owner@example.com' }
    const response = await app.request('/api/admin/things', { headers })
    expect(await response.json()).toEqual({ admin: 'owner@example.com' })
    expect((await app.request('/api/admin/things')).status).toBe(401)
  })

  it('is the only kind that is guarded', async () => {
    const headers = { Authorization: 'owner@example.com' }
    expect(await (await app.request('/api/looks/a', { headers })).json()).toEqual({})
  })
})

describe('a request', () => {
  const undeclared = handle(lookAtThing, async () => {
    throw new AppError('gone', 'It is gone')
  })
  const requestOf = async (env?: object): Promise<string> => {
    const [line = ''] = await linesOf(async () =>
      createApi({ undeclared }).request('/api/looks/a', {}, env),
    )
    return JSON.parse(line).request
  }

  it('is logged with the gateway’s request id, or a generated one', async () => {
    expect(await requestOf({ requestContext: { requestId: 'gateway-1' } })).toBe('gateway-1')
    const [first, second] = [await requestOf({ requestContext: {} }), await requestOf()]
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
  })
})
