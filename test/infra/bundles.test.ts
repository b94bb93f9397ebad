import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EDGE_SECRET, EDGE_SECRET_NAME } from '../../bin/local/servers.ts'
import { SERVICES } from '../../infra/config/services.ts'
import { AWS_ENVIRONMENT } from '../../infra/local/account.ts'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'
import { startSecrets } from '../../infra/local/secrets.ts'
import type { LocalServer } from '../../infra/local/serve.ts'
import { createTables } from '../../infra/local/tables.ts'
import type { FunctionName } from '../../shared/api/route.ts'
import { findEnabledEntry, priceOf } from '../../shared/catalog/lookup.ts'
import { templateIds } from '../../shared/documents/registry.ts'
import { bundledFiles, bundleFunctions } from '../support/bundles.ts'
import { request } from './api-event.ts'
import { remove } from './synthesize.ts'

const priceInDollars = (id: string): number => {
  const entry = findEnabledEntry(id)
  if (!entry) throw new Error(`No document: ${id}`)
  return priceOf(entry) / 100
}

/** A checkout request, which the shop validates after counting it. */
const checkout = (documentId: string, price: number, answers: Record<string, string>) =>
  request(
    'POST',
    '/api/create-checkout',
    JSON.stringify({
      documentId,
      documentTitle: documentId,
      price,
      answers,
      requestId: '0b2f3f6e-6f5d-4f0e-9a4e-0d9c1d2b3a4f',
    }),
  )

/** A request that each bundle answers; the shop uses only the request counters for it. */
const CALLS: Record<FunctionName, { event: object; answer: object }> = {
  shop: {
    event: checkout('bill-of-sale', 19, { sale_amount: '12,500' }),
    answer: { statusCode: 422, body: expect.stringContaining('valid dollar amount') },
  },
  payments: { event: request('POST', '/api/stripe-webhook', '{}'), answer: { statusCode: 400 } },
  admin: { event: request('GET', '/api/admin/purchases'), answer: { statusCode: 401 } },
  generation: {
    event: { Records: [{ messageId: 'poison', body: '{}' }] },
    answer: { batchItemFailures: [{ itemIdentifier: 'poison' }] },
  },
  erasure: { event: {}, answer: { marked: 0 } },
}

/** The maximum compressed size in kB: the measured size plus ten percent. */
const MAX_COMPRESSED_KB: Record<FunctionName, number> = {
  shop: 577,
  payments: 237,
  admin: 559,
  generation: 6_850,
  erasure: 205,
}

/** Variables that a bundle could read but doesn't, and why it contains them. */
const NEVER_READ: Partial<Record<FunctionName, string[]>> = {
  /** core/queue.ts contains both sending and reading. */
  generation: ['GENERATION_QUEUE_URL'],
  /** core/files.ts records the digests of what it stores. */
  erasure: ['DELIVERED_FILES_TABLE'],
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`

const outdir = mkdtempSync(join(tmpdir(), 'bundles-'))
const servers: LocalServer[] = []
beforeAll(async () => {
  const database = await startDynamoDb({ port: 0, dataDir: join(outdir, 'database') })
  const secrets = await startSecrets({ port: 0, secrets: { [EDGE_SECRET_NAME]: EDGE_SECRET } })
  servers.push(database, secrets)
  await createTables(database.url)
  const environment = {
    ...AWS_ENVIRONMENT,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    EDGE_SECRET_ID: EDGE_SECRET_NAME,
    REQUEST_COUNTS_TABLE: 'request_counts',
    ORDERS_TABLE: 'completed_documents',
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all(servers.map((server) => server.stop()))
  remove(outdir)
})

const folders = bundleFunctions(outdir)

const codeOf = (service: FunctionName) => readFileSync(join(folders[service], 'index.mjs'), 'utf8')

describe.each(Object.keys(SERVICES) as FunctionName[])('the bundle of %s', (service) => {
  it('loads and responds like the function', async () => {
    const { handler } = await import(pathToFileURL(join(folders[service], 'index.mjs')).href)
    const { event, answer } = CALLS[service]
    expect(await handler(event, {})).toMatchObject(answer)
  })

  it('contains every file it references and no secret', () => {
    const code = codeOf(service)
    const fonts = [...code.matchAll(/"\.\/([\w-]+\.ttf)"/g)].map(([, font]) => font)
    expect([...fonts, 'index.mjs'].sort()).toEqual(readdirSync(folders[service]).sort())
    expect(code).not.toMatch(/(sk|rk)_(live|test)_[0-9a-zA-Z]{8}|whsec_[0-9a-zA-Z]{8}/)
  })

  it('reads exactly the environment variables that the stack sets', () => {
    const code = codeOf(service)
    const parts = [...code.matchAll(/\.pick\(\{([A-Z_:!0,]+)\}\)/g)].map(([, names]) => names ?? '')
    const read = new Set(parts.flatMap((names) => names.match(/[A-Z_]+/g) ?? []))
    for (const name of NEVER_READ[service] ?? []) read.delete(name)
    expect([...read].sort()).toEqual([...SERVICES[service].environment].sort())
  })

  it('is small enough for a fast cold start', () => {
    const files = bundledFiles(folders[service])
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
    const zipped = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
    console.info(`${service}: ${kilobytes(size)}, ${kilobytes(zipped)} compressed`)
    expect(zipped / 1024).toBeLessThan(MAX_COMPRESSED_KB[service])
  })
})

it.each(templateIds)(
  'the shop bundle validates the answers of %s without its legal text',
  async (id) => {
    const { handler } = await import(pathToFileURL(join(folders.shop, 'index.mjs')).href)
    expect(await handler(checkout(id, priceInDollars(id), {}), {})).toMatchObject({
      statusCode: 422,
      body: expect.stringMatching(/"fields":\{"/),
    })
  },
)
