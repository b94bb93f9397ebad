import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { serveApp } from '../../../infra/local/serve.ts'
import { siteApp } from '../../../infra/local/site-server.ts'
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
])('%s returns %i with the page "%s"', async (path, status, page) => {
  const response = await site.request(path)
  expect([response.status, await title(response)]).toEqual([status, page])
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
])('serves nothing outside the build: %s', async (path) => {
  const { url, stop } = await serveApp(site, 0)
  onTestFinished(stop)
  const body = await new Promise<string>((resolve) => {
    get({ port: new URL(url).port, path }, async (response) => {
      resolve(String(await response.setEncoding('utf8').toArray()))
    })
  })
  expect(body).toContain('<title>Not found</title>')
})
