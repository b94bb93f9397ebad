import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { AppError } from '../../../lambdas/core/platform/errors.ts'
import { handle } from '../../../lambdas/core/platform/handle.ts'
import { createApi } from '../../../lambdas/core/platform/http.ts'
import { log } from '../../../lambdas/core/platform/log.ts'
import { flag, NO_CONTENT, REDIRECT, route } from '../../../shared/api/route.ts'

const COMMON = { service: 'shop', access: 'public', summary: 'A test' } as const

const getThing = route({
  ...COMMON,
  method: 'GET',
  path: '/api/things/{id}',
  params: { id: z.enum(['a', 'b']) },
  query: { whole: flag },
  response: z.object({ id: z.string(), whole: z.boolean() }),
  errors: ['not_found'],
})
const listThings = route({
  ...COMMON,
  method: 'GET',
  path: '/api/things/all',
  response: z.object({ ids: z.array(z.string()) }),
})
const addThing = route({
  ...COMMON,
  method: 'POST',
  path: '/api/things',
  body: z.strictObject({ id: z.string().min(2, 'Too short') }),
  ...NO_CONTENT,
})
const openThing = route({
  ...COMMON,
  method: 'GET',
  path: '/api/things/{id}/file',
  params: { id: z.string() },
  ...REDIRECT,
})

const SECRET = { secret: 'not of the contract' }

const app = createApi({
  getThing: handle(getThing, async ({ params: { id }, query: { whole } }) => {
    const thing = { id, whole, ...SECRET }
    return thing
  }),
  listThings: handle(listThings, async () => ({ ids: ['a'] })),
  addThing: handle(addThing, async () => undefined),
  openThing: handle(openThing, async ({ params }) => {
    if (params.id === 'gone') throw new AppError('gone', 'It is gone')
    return 'https://files.example/a'
  }),
})

vi.stubEnv('SITE_URL', 'https://site.test')

const JSON_TYPE = { 'Content-Type': 'application/json' }
const post = (body: string, headers: Record<string, string> = JSON_TYPE, path = '/api/things') =>
  app.request(path, { method: 'POST', body, headers })

describe('a route handler', () => {
  it('receives parsed parameters and returns only what its schema names', async () => {
    const response = await app.request('/api/things/a?whole=true')
    expect(await response.json()).toEqual({ id: 'a', whole: true })
    expect(await (await app.request('/api/things/a?whole=1')).json()).toMatchObject({
      whole: false,
    })
  })

  it('for a literal path precedes a parameterized one in any order', async () => {
    expect(await (await app.request('/api/things/all')).json()).toEqual({ ids: ['a'] })
  })

  it.each([
    ['text/plain', { 'Content-Type': 'text/plain' }],
    ['no type', {}],
    ['a type that only starts like JSON', { 'Content-Type': 'application/json-patch' }],
    ['another site', { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin', { ...JSON_TYPE, Origin: 'https://site.test.evil.example' }],
    ['the origin of another port', { ...JSON_TYPE, Origin: 'https://site.test:8443' }],
    ['the origin without TLS', { ...JSON_TYPE, Origin: 'http://site.test' }],
  ])('rejects a cross-site body with %s', async (_, headers) => {
    expect((await post('{"id":"long"}', headers)).status).toBe(400)
  })

  it.each([
    ['its own origin', { ...JSON_TYPE, Origin: 'https://site.test' }],
    ['a null origin', { ...JSON_TYPE, Origin: 'null' }],
    ['an encoding', { 'Content-Type': 'Application/JSON ; charset=utf-8' }],
  ])('accepts a body with %s', async (_, headers) => {
    expect((await post('{"id":"long"}', headers)).status).toBe(204)
  })

  it('is not called for an escaped literal path', async () => {
    expect((await post('{"id":"long"}', JSON_TYPE, '/api/th%69ngs')).status).toBe(404)
    expect((await app.request('/api/things/%61')).status).toBe(200)
  })

  it('receives only a valid body', async () => {
    const done = await post('{"id":"long"}')
    expect([done.status, done.headers.get('content-type')]).toEqual([204, null])
    expect((await post('{')).status).toBe(400)
    expect((await post('{"id":"long","__proto__":{}}')).status).toBe(400)
    const refused = await post('{"id":"l"}')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'invalid', fields: { id: 'Too short' } })
  })

  it('is logged when it throws an error its route does not declare', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    expect((await app.request('/api/things/gone/file')).status).toBe(410)
    expect(warn).toHaveBeenCalledWith('error.undeclared', {
      route: '/api/things/{id}/file',
      code: 'gone',
    })
    warn.mockRestore()
  })
})

it('refuses to serve a rate-limited route without a rate limiter', () => {
  const limited = { ...listThings, path: '/api/limited', rateLimit: 3 } as const
  const endpoint = handle(limited, async () => ({ ids: [] }))
  expect(() => createApi({ endpoint })).toThrow('/api/limited has no rate limiter')
})

it('refuses to serve an admin route without a guard', () => {
  const secret = { ...listThings, path: '/api/secret', access: 'admin' } as const
  const endpoint = handle(secret, async () => ({ ids: [] }))
  expect(() => createApi({ endpoint })).toThrow('/api/secret has no guard')
})
