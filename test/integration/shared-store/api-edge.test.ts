import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { pathAndQuery } from '../../../shared/api/address.ts'
import { MAX_BODY_BYTES } from '../../../shared/api/route.ts'
import { type RouteName, routes } from '../../../shared/api/routes.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

setUpSharedStore()

const NAMES = Object.keys(routes).filter((name): name is RouteName => name in routes)
const PARAMS = {
  reference: 'ord_1',
  token: 'unknown',
  format: 'pdf',
  id: 'bill-of-sale',
  type: 'pdf',
}
const addressOf = (name: RouteName) => `${store.site}${pathAndQuery(routes[name], PARAMS)}`
const POSTS = NAMES.filter((name) => routes[name].method === 'POST')

const send = (name: RouteName, body: BodyInit | null, headers: Record<string, string> = {}) =>
  fetch(addressOf(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })

/** Sends a body that does not say how long it is; resolves with the status. */
const stream = (name: RouteName, bytes: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      addressOf(name),
      { method: 'POST', agent: false, headers: { 'Content-Type': 'application/json' } },
      (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      },
    )
    outgoing.on('error', reject)
    outgoing.write('{"padding":"')
    outgoing.end('x'.repeat(bytes))
  })

it('there are routes to test', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(20)
  expect(POSTS.length).toBeGreaterThanOrEqual(8)
})

describe.each(NAMES)('%s', (name) => {
  it('is never kept by a cache, and open to no other origin', async () => {
    for (const method of [routes[name].method, 'OPTIONS']) {
      const reply = await fetch(addressOf(name), {
        method,
        redirect: 'manual',
        headers: {
          Origin: 'https://evil.example',
          'Access-Control-Request-Method': routes[name].method,
        },
      })
      const allowed = [...reply.headers.keys()].filter((key) => key.startsWith('access-control-'))
      expect(allowed).toEqual([])
      if (method !== 'OPTIONS') expect(reply.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe.each(POSTS)('a body sent to %s', (name) => {
  it('of more than 64 kB is refused before anybody reads it, of 64 kB it is not', async () => {
    const most = 'x'.repeat(MAX_BODY_BYTES)
    const { status, headers } = await send(name, most)
    expect(status).not.toBe(413)
    expect(headers.get('cache-control')).toBe('no-store')
    const refused = await send(name, `${most}x`)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({ code: 'too_large', error: MESSAGES.api.tooLarge })
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })

  it('is measured as it arrives where it does not say its length', async () => {
    expect(await stream(name, MAX_BODY_BYTES + 1)).toBe(413)
  })
})
