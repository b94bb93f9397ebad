import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { serveApp } from '../../../infra/local/serve.ts'
import { siteApp } from '../../../infra/local/site-server.ts'
import { securityHeaders } from '../../../infra/site/site-rules.ts'
import { temporaryFolder } from './folder.ts'

const SHELL = `<!doctype html><title>Shell</title>${'<p>paper</p>'.repeat(200)}`
let site: ReturnType<typeof siteApp>

beforeEach(async () => {
  const distDir = join(await temporaryFolder(), 'dist')
  const files: Record<string, string> = {
    'index.html': SHELL,
    'shell.html': SHELL,
    'pricing/index.html': '<title>Pricing</title>',
    '404.html': '<title>Not found</title>',
    'assets/index-3f2a.js': 'console.log("hello")\n'.repeat(200),
    'samples/lease-sample.pdf': '%PDF-1.7',
    '../secret.txt': 'outside',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(distDir, name, '..'), { recursive: true })
    await writeFile(join(distDir, name), content)
  }
  site = siteApp({ distDir, allowed: { connect: ['http://127.0.0.1:9'] } })
})

const title = async (response: Response) => /<title>(.*?)<\/title>/.exec(await response.text())?.[1]

test.each([
  ['/', 200, 'Shell'],
  ['/pricing', 200, 'Pricing'],
  ['/pricing/', 200, 'Pricing'],
  ['/documents?tier=standard', 200, 'Shell'],
  ['/no/such/page', 404, 'Not found'],
  ['/assets/gone.js', 404, 'Not found'],
  ['/404.html', 404, 'Not found'],
])('%s answers %i with the page "%s"', async (path, status, page) => {
  const response = await site.request(path)
  expect([response.status, await title(response)]).toEqual([status, page])
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('files keep their type; hashed ones are kept by browsers for a year', async () => {
  const script = await site.request('/assets/index-3f2a.js')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const sample = await site.request('/samples/lease-sample.pdf')
  expect(sample.headers.get('content-type')).toBe('application/pdf')
})

test.each(['/', '/assets/index-3f2a.js', '/no/such/page', '/document/download/abc'])(
  'the security headers are on %s',
  async (path) => {
    const { headers } = await site.request(path)
    const wanted = securityHeaders(path, { connect: ['http://127.0.0.1:9'] })
    for (const [name, value] of Object.entries(wanted)) expect(headers.get(name)).toBe(value)
  },
)

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['identity', null],
])('a browser that takes %s gets %s', async (accepted, encoding) => {
  const { url, stop } = await serveApp(site, 0)
  onTestFinished(stop)
  const response = await fetch(url, { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.text()).toBe(SHELL)
})

test('an unchanged file is not sent twice', async () => {
  const etag = (await site.request('/')).headers.get('etag') ?? ''
  const again = await site.request('/', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
])('nothing outside the build is served: %s', async (path) => {
  const { url, stop } = await serveApp(site, 0)
  onTestFinished(stop)
  const body = await new Promise<string>((resolve) => {
    get({ port: new URL(url).port, path }, async (response) => {
      resolve(String(await response.setEncoding('utf8').toArray()))
    })
  })
  expect(body).toContain('<title>Not found</title>')
})

test('only reading is allowed, and HEAD has no body', async () => {
  expect((await site.request('/', { method: 'POST' })).status).toBe(405)
  const head = await site.request('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a build that does not exist yet is said to be missing', async () => {
  const empty = siteApp({ distDir: join(await temporaryFolder(), 'none') })
  const response = await empty.request('/')
  expect([response.status, await response.text()]).toEqual([404, 'The site has not been built.'])
})
