import { expect, it } from 'vitest'
import { INLINE_SCRIPT_SOURCES } from '../../../infra/site/inline-scripts.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

setUpSharedStore()

const paths: [path: string, status: number, referrer: string][] = [
  ['/', 200, 'strict-origin-when-cross-origin'],
  ['/document/bill-of-sale', 200, 'strict-origin-when-cross-origin'],
  ['/document/download/abc', 200, 'no-referrer'],
  ['/no/such/page', 404, 'strict-origin-when-cross-origin'],
  ['/assets/gone.js', 404, 'strict-origin-when-cross-origin'],
  ['/config.json', 200, 'strict-origin-when-cross-origin'],
  ['/api/nothing', 404, 'strict-origin-when-cross-origin'],
  ['/api/downloads/abc', 404, 'strict-origin-when-cross-origin'],
  ['/api/admin/templates', 401, 'strict-origin-when-cross-origin'],
]

it.each(paths)('%s answers %i with every header that protects', async (path, status, referrer) => {
  const { status: answered, headers } = await store.get(path)
  expect(answered).toBe(status)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}; includeSubDomains/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe(referrer)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  // The buy button is Stripe's script.
  const own = scripts.filter((source) => source !== store.parts.stripe.url)
  expect(own).toEqual(["'self'", ...INLINE_SCRIPT_SOURCES])
})
