import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { requestFunctionCode, responseFunctionCode } from '../../infra/site/edge-function.ts'
import { INLINE_SCRIPT_SOURCES } from '../../infra/site/inline-scripts.ts'
import {
  cacheControl,
  isSitePage,
  NOT_FOUND_FILE,
  PAYMENT_RETURNS,
  SITE_SHELL,
  securityHeaders,
  siteFile,
} from '../../infra/site/site-rules.ts'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { matchSiteRoute, SITE_ROUTES, sitePath } from '../../shared/site/site-routes.ts'
import fc from '../support/fast-check.ts'

const PRERENDERED = [
  '/index.html',
  '/pricing/index.html',
  '/document/nda/index.html',
  ...PAYMENT_RETURNS.map(({ file }) => file),
]

type Edge = (event: object) => { uri?: string; statusCode?: number; headers?: object }

/** Runs the code like CloudFront: a script that defines `handler`. */
const edge = (code: string): Edge => runInNewContext(`${code};handler`)

const onRequest = edge(requestFunctionCode(PRERENDERED))
const onResponse = edge(responseFunctionCode(PRERENDERED))

const fileAtTheEdge = (uri: string) => onRequest({ request: { uri, headers: {} } }).uri
const statusAtTheEdge = (uri: string) =>
  onResponse({ request: { uri }, response: { statusCode: 200, headers: {} } }).statusCode

const examples: [path: string, file: string, status: 200 | 404][] = [
  ['/', '/index.html', 200],
  [SITE_SHELL, SITE_SHELL, 200],
  ['/documents', SITE_SHELL, 200],
  ['/documents/', SITE_SHELL, 200],
  ['/pricing', '/pricing/index.html', 200],
  ['/pricing/', '/pricing/index.html', 200],
  ['/document/nda', '/document/nda/index.html', 200],
  ['/document/bill-of-sale', SITE_SHELL, 200],
  ['/document/divorce-settlement-agreement', SITE_SHELL, 200],
  ['/document/detail/nda', SITE_SHELL, 200],
  ['/customize/will', SITE_SHELL, 200],
  ['/document/download', SITE_SHELL, 200],
  ['/document/download/h3Xk_-9', SITE_SHELL, 200],
  ['/document-download', SITE_SHELL, 200],
  ['/thank-you', SITE_SHELL, 200],
  ['/admin/templates', SITE_SHELL, 200],
  ['/assets/index-3f2a.js', '/assets/index-3f2a.js', 200],
  ['/icon.svg', '/icon.svg', 200],
  ['/document/constructor', NOT_FOUND_FILE, 404],
  ['/document/nda/extra', NOT_FOUND_FILE, 404],
  ['/document/', NOT_FOUND_FILE, 404],
  ['/customize/unknown', NOT_FOUND_FILE, 404],
  ['/assets/', NOT_FOUND_FILE, 404],
  ['/Documents', NOT_FOUND_FILE, 404],
  ['//documents', NOT_FOUND_FILE, 404],
  ['/wp-admin', NOT_FOUND_FILE, 404],
  [NOT_FOUND_FILE, NOT_FOUND_FILE, 404],
]

describe('the file and status for a path', () => {
  it.each(examples)('for %s is %s, %i, locally and at the edge', (path, file, status) => {
    expect(siteFile(path, PRERENDERED)).toEqual({ file, status })
    expect(fileAtTheEdge(path)).toBe(file)
    expect(statusAtTheEdge(path)).toBe(status)
  })

  it('is the same at the edge for any path, including rewritten ones', () => {
    const word = fc.constantFrom('', 'document', 'download', 'detail', 'customize', 'nda', 'admin')
    const segment = fc.oneof(word, fc.constantFrom('pricing', 'index.html', '%2e%2e'), fc.string())
    const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(path, (uri) => {
        const { file, status } = siteFile(uri, PRERENDERED)
        expect(fileAtTheEdge(uri)).toBe(file)
        expect(statusAtTheEdge(uri)).toBe(status)
        expect(statusAtTheEdge(file)).toBe(status)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['/document/nda', 'session_id', 'cs_1', '/after-payment.html'],
    ['/document/bill-of-sale/', 'session_id', 'cs_1', '/after-payment.html'],
    ['/document/nda', 'session_id', '', '/document/nda/index.html'],
    ['/document/nda', 'order', 'ord_1', '/document/nda/index.html'],
    ['/thank-you', 'session_id', 'cs_1', SITE_SHELL],
    ['/pricing', 'session_id', 'cs_1', '/pricing/index.html'],
    ['/nowhere', 'session_id', 'cs_1', NOT_FOUND_FILE],
  ])(
    'for %s with %s=%s, for a buyer returning from checkout or not, is %s',
    (uri, name, value, file) => {
      const query = new URLSearchParams({ [name]: value })
      expect(siteFile(uri, PRERENDERED, query).file).toBe(file)
      const querystring = { [name]: { value } }
      expect(onRequest({ request: { uri, querystring, headers: {} } }).uri).toBe(file)
    },
  )

  it('is never "not modified" for an unknown path', () => {
    const headers = { 'if-none-match': { value: '"x"' }, 'if-modified-since': { value: 'x' } }
    expect(onRequest({ request: { uri: '/nowhere', headers: { ...headers } } }).headers).toEqual({})
    const copied = onRequest({ request: { uri: '/terms', headers: { ...headers } } }).headers
    expect(copied).toEqual(headers)
  })

  it('fits into the CloudFront function limit with every page prerendered', () => {
    const pages = enabledEntries().flatMap(({ id }) => [
      `/document/${id}/index.html`,
      `/document/detail/${id}/index.html`,
      `/customize/${id}/index.html`,
    ])
    expect(Buffer.byteLength(requestFunctionCode([...pages, ...PRERENDERED]))).toBeLessThan(10_240)
  })
})

describe('the site routes', () => {
  const params = { documentId: 'nda', token: 'a-_9' }

  it.each(Object.keys(SITE_ROUTES))('match %s by its own path', (name) => {
    const route = Object.entries(SITE_ROUTES).find(([key]) => key === name)?.[1] ?? ''
    const path = route.replace(':documentId', params.documentId).replace(':token', params.token)
    expect(matchSiteRoute(path)?.name).toBe(name)
    expect(isSitePage(path)).toBe(true)
  })

  it('round-trip any parameter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (token) => {
        expect(matchSiteRoute(sitePath('download', { token }))).toEqual({
          name: 'download',
          params: { token },
        })
      }),
    )
  })

  it('reject a malformed path', () => {
    expect(matchSiteRoute('/document/%ff')).toBeUndefined()
    expect(matchSiteRoute('/document/%zz')).toBeUndefined()
    expect(matchSiteRoute('')).toBeUndefined()
  })
})

describe('the site headers', () => {
  it('send no referrer from pages with a token in the URL, and only from those', () => {
    const policy = (path: string) => securityHeaders(path)['Referrer-Policy']
    expect(policy('/document/download/abc')).toBe('no-referrer')
    expect(policy('/document/nda')).toBe('strict-origin-when-cross-origin')
    expect(policy('/document/download')).toBe('strict-origin-when-cross-origin')
  })

  it('allow only our own pages to frame a sample, and nothing else to be framed', () => {
    const framing = (path: string) => {
      const headers = securityHeaders(path)
      const policy = headers['Content-Security-Policy'] ?? ''
      return [/frame-ancestors ([^;]+)/.exec(policy)?.[1], headers['X-Frame-Options']]
    }
    expect(framing('/samples/nda-sample.pdf')).toEqual(["'self'", 'SAMEORIGIN'])
    for (const path of ['/', '/admin', '/document/download/abc', '/api/orders', '/assets/a.js']) {
      expect(framing(path)).toEqual(["'none'", 'DENY'])
    }
  })

  it('allow scripts from our origin only', () => {
    const policy = securityHeaders('/')['Content-Security-Policy'] ?? ''
    const sources = new Map(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
    )
    expect(sources.get('default-src')).toEqual(["'none'"])
    expect(sources.get('script-src')).toEqual(["'self'", ...INLINE_SCRIPT_SOURCES])
    expect(INLINE_SCRIPT_SOURCES.join(' ')).toMatch(/^('sha256-[\w+/]{43}=' ?){2}$/)
    expect(sources.get('frame-ancestors')).toEqual(["'none'"])
    expect(sources.get('connect-src')).toEqual(["'self'"])
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('stripe')
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1)
  })

  it.each([
    ['/assets/index-3f2a.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/pricing/index.html', 'no-cache'],
    ['/document/nda', 'no-cache'],
    ['/icon.svg', 'public, max-age=3600'],
    ['/config.json', 'no-cache'],
  ])('cache %s as: %s', (path, header) => {
    expect(cacheControl(path)).toBe(header)
  })
})
