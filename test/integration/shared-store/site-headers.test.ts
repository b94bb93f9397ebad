import { expect, it } from 'vitest'
import { INLINE_SCRIPT_SOURCES } from '../../../infra/site/inline-scripts.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

setUpSharedStore()

const paths: [path: string, status: number, referrer: string, cache: string][] = [
  ['/', 200, 'strict-origin-when-cross-origin', 'no-cache'],
  ['/document/bill-of-sale', 200, 'strict-origin-when-cross-origin', 'no-cache'],
  ['/document/download/abc', 200, 'no-referrer', 'no-cache'],
  ['/admin', 200, 'strict-origin-when-cross-origin', 'no-cache'],
  ['/admin/templates', 200, 'strict-origin-when-cross-origin', 'no-cache'],
  ['/no/such/page', 404, 'strict-origin-when-cross-origin', 'no-cache'],
  ['/config.json', 200, 'strict-origin-when-cross-origin', 'no-cache'],
  ['/api/nothing', 404, 'strict-origin-when-cross-origin', 'no-store'],
  ['/api/downloads/abc', 404, 'strict-origin-when-cross-origin', 'no-store'],
  ['/api/admin/templates', 401, 'strict-origin-when-cross-origin', 'no-store'],
]

/** Pages that may contain Stripe's buy button script. */
const SELLING = ['/', '/document/bill-of-sale', '/no/such/page', '/config.json']

const TITLE = '%s returns %i with every security header'
it.each(paths)(TITLE, async (path, status, referrer, cache) => {
  const { status: answered, headers } = await store.get(path)
  expect(answered).toBe(status)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=86400$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe(referrer)
  expect(headers.get('cache-control')).toBe(cache)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const foreign = SELLING.includes(path) ? [store.servers.stripe.url] : []
  expect(scripts).toEqual(["'self'", ...INLINE_SCRIPT_SOURCES, ...foreign])
})

it('a missing asset returns 404 with only the basic security headers', async () => {
  const { status, headers } = await store.get('/assets/gone.js')
  expect(status).toBe(404)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=86400$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  )
})

it.each(['/', '/config.json', '/api/nothing', '/api/orders'])(
  'a method that %s does not accept is rejected with caching disabled',
  async (path) => {
    const { status, headers } = await fetch(`${store.site}${path}`, { method: 'PUT' })
    expect([404, 405]).toContain(status)
    expect(headers.get('cache-control')).toMatch(/^no-(cache|store)$/)
  },
)

it('a page opened at localhost redirects to the configured site URL', async () => {
  const { port } = new URL(store.site)
  const path = '/documents?category=family'
  const moved = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
  expect(moved.status).toBe(302)
  expect(moved.headers.get('location')).toBe(store.site + path)
})

it.each(['nda', 'will', 'divorce-settlement', 'bill-of-sale'])(
  'the sample of a document is also served under its other names: %s',
  async (name) => {
    const { status, headers } = await store.get(`/samples/${name}-sample.pdf`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
  },
)
