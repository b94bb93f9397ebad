import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setEnvironment } from '../../bin/local/environment.ts'
import { anyPorts } from '../../bin/local/ports.ts'
import { startLocalServers } from '../../bin/local/servers.ts'
import { fulfill } from '../../lambdas/core/fulfill.ts'
import { app as shop } from '../../lambdas/shop/index.ts'
import { pathTo } from '../../shared/api/address.ts'
import type { Service } from '../../shared/api/route.ts'
import { routes } from '../../shared/api/routes.ts'
import { findEnabledEntry, priceOf } from '../../shared/catalog/lookup.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { bundleFunctions } from '../support/bundles.ts'
import { payAt, purchase } from '../support/store/store.ts'
import { median } from './measure.ts'

const RUNS = 9
const SITE_URL = 'http://site.test'
const STARTER = fileURLToPath(new URL('cold-start.mjs', import.meta.url))

type Times = { clock: number; processor: number }
type Report = { imported: Times; answered: Times; answer: unknown }

/** Starts a process as Lambda's runtime does, without a compile cache. */
const startOnce = (bundle: string, event: object): Promise<Report> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' }
    const child = fork(STARTER, [pathToFileURL(bundle).href, JSON.stringify(event)], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('message', (report) => resolve(report as Report))
    child.once('exit', (code) => reject(new Error(`A start ended with ${code}`)))
  })

const httpEvent = (method: string, rawPath: string, body?: object) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath,
  rawQueryString: '',
  headers: { 'content-type': 'application/json', host: 'site.test' },
  requestContext: { http: { method, path: rawPath, sourceIp: '192.0.2.1' }, requestId: 'cold' },
  body: body && JSON.stringify(body),
  isBase64Encoded: false,
})

const queueEvent = (orderId: string) => ({
  Records: [{ messageId: 'cold', body: JSON.stringify({ orderId }) }],
})

/** Creates a paid order whose files are pending; returns its id. */
const buy = async (documentId: string): Promise<string> => {
  const template = await loadTemplate(documentId)
  const entry = findEnabledEntry(documentId)
  if (!template || !entry) throw new Error(`No document: ${documentId}`)
  const answers = template.sampleAnswers
  const wanted = purchase({
    documentId,
    documentTitle: entry.title,
    price: priceOf(entry) / 100,
    answers,
  })
  const response = await shop.request(
    pathTo(routes.createCheckout),
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wanted),
    },
    // Requests are counted per network.
    { requestContext: { http: { sourceIp: '192.0.2.2' } } },
  )
  const { url, orderId } = (await response.json()) as { url: string; orderId: string }
  await payAt(url, 'pay')
  await fulfill(new URL(url).pathname.split('/').at(-1) ?? '')
  return orderId
}

type Start = { name: string; service: Service; event: () => Promise<object> | object }

/** The most frequent first request of each function. Generation is measured with a short document and the longest. */
const STARTS: readonly Start[] = [
  {
    name: 'shop, a checkout',
    service: 'shop',
    event: () => httpEvent('POST', pathTo(routes.createCheckout), purchase()),
  },
  { name: 'payments, a sweep', service: 'payments', event: () => ({ task: 'sweep' }) },
  ...['bill-of-sale', 'llc-operating-agreement'].map((id) => ({
    name: `generation, ${id}`,
    service: 'generation' as const,
    event: async () => queueEvent(await buy(id)),
  })),
]

const run = async ({ name, event }: Start, folder: string): Promise<string> => {
  const reports: Report[] = []
  for (let round = 0; round < RUNS; round++) {
    const report = await startOnce(join(folder, 'index.mjs'), await event())
    const answer = JSON.stringify(report.answer ?? {})
    if (/"statusCode":[45]|itemIdentifier/.test(answer)) throw new Error(`${name}: ${answer}`)
    reports.push(report)
  }
  const times = (part: 'imported' | 'answered') => {
    const middle = (kind: keyof Times) => median(reports.map((report) => report[part][kind]))
    return `${middle('clock').toFixed(0)} ms (processor ${middle('processor').toFixed(0)})`
  }
  return `  ${name}: import ${times('imported')}, first answer ${times('answered')}`
}

/**
 * Starts the bundled functions in new processes, with AWS and Stripe replaced by local servers. Returns the medians as
 * lines to print.
 */
export const coldStarts = async (print: (line: string) => void): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'cold-starts-'))
  const servers = await startLocalServers({ ports: anyPorts, dataDir: folder, siteUrl: SITE_URL })
  setEnvironment(servers, SITE_URL)
  const bundles = bundleFunctions(join(folder, 'bundles'))
  for (const start of STARTS) print(await run(start, bundles[start.service]))
  await Promise.all(Object.values(servers).map((part) => part.stop()))
  rmSync(folder, { recursive: true, force: true })
}
