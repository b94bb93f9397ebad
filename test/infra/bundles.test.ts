import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, describe, expect, it } from 'vitest'
import { SERVICES } from '../../infra/config/services.ts'
import { nameIn } from '../../infra/config/stage.ts'
import type { Service } from '../../shared/api/route.ts'
import { expectNoParser } from '../support/parser-of-texts.ts'
import { request } from './api-event.ts'
import { stageOf } from './stages.ts'
import { remove, resourcesOf, stackOf } from './synthesise.ts'

/** The request to buy a document, which the shop checks before it calls any service. */
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

/** A request that each bundle answers without a network. */
const CALLS: Record<Service, { event: object; answer: object }> = {
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
}

/** The largest compressed size in kB, which Lambda loads at a cold start. Most of generation is fonts. */
const LARGEST: Record<Service, number> = {
  shop: 250,
  payments: 130,
  admin: 194,
  generation: 6_600,
}

/** Variables a bundle could read but never does, and why they are in it. */
const NEVER_READ: Partial<Record<Service, string[]>> = {
  /** core/queue.ts holds the sending half beside the reading one. */
  generation: ['GENERATION_QUEUE_URL'],
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`

const outdir = mkdtempSync(join(tmpdir(), 'bundles-'))
afterAll(() => remove(outdir))

const stage = stageOf('emulator')
const template = Template.fromStack(stackOf(stage, { outdir, bundled: true }))

const folderOf = (service: Service): string => {
  const found = Object.values(resourcesOf(template, 'AWS::Lambda::Function')).find(
    ({ Properties }) => Properties.FunctionName === nameIn(stage, service),
  )
  if (!found) throw new Error(`no function ${service}`)
  const { S3Key } = found.Properties.Code as { S3Key: string }
  return join(outdir, `asset.${S3Key.replace('.zip', '')}`)
}

/** The code of a bundle: what starts it, and what it loads later. */
const codeIn = (folder: string) =>
  filesOf(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

describe.each(Object.keys(SERVICES) as Service[])('the bundle of %s', (service) => {
  it('loads and answers as the function would', async () => {
    const { handler } = await import(pathToFileURL(join(folderOf(service), 'index.mjs')).href)
    const { event, answer } = CALLS[service]
    expect(await handler(event, {})).toMatchObject(answer)
  })

  it('holds every file it names, and no secret', () => {
    const folder = folderOf(service)
    const code = codeIn(folder)
    for (const [, font] of code.matchAll(/"\.\/([\w-]+\.ttf)"/g)) {
      expect(existsSync(join(folder, font ?? ''))).toBe(true)
    }
    expect(code).not.toMatch(/(sk|rk)_(live|test)_[0-9a-zA-Z]{8}|whsec_[0-9a-zA-Z]{8}/)
  })

  it('reads the variables that the stack gives it', () => {
    const code = codeIn(folderOf(service))
    const parts = [...code.matchAll(/\.pick\(\{([A-Z_:!0,]+)\}\)/g)].map(([, names]) => names ?? '')
    const read = new Set(parts.flatMap((names) => names.match(/[A-Z_]+/g) ?? []))
    for (const name of NEVER_READ[service] ?? []) read.delete(name)
    expect([...read].sort()).toEqual([...SERVICES[service].environment].sort())
  })

  it('holds no parser of legal texts', () => {
    expectNoParser(codeIn(folderOf(service)))
  })

  it('is small enough to start fast', () => {
    const files = filesOf(folderOf(service))
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
    const zipped = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
    console.info(`${service}: ${kilobytes(size)}, ${kilobytes(zipped)} compressed`)
    expect(zipped / 1024).toBeLessThan(LARGEST[service])
  })
})

it('leaves out why a state is served, and not why one is refused', async () => {
  const { handler } = await import(pathToFileURL(join(folderOf('shop'), 'index.mjs')).href)
  const answer = await handler(
    checkout('articles-of-incorporation', 39, { state: 'South Carolina' }),
    {},
  )
  expect(answer).toMatchObject({
    statusCode: 422,
    body: expect.stringMatching(
      /"state_refused".*certificate signed by an attorney.*Where to turn/,
    ),
  })
  expect(codeIn(folderOf('shop'))).not.toContain('No item beyond the usual ones was found')
})

it.each(['shop', 'payments', 'admin'] as const)(
  '%s can open, read and refund a payment at Stripe',
  async (service) => {
    const folder = folderOf(service)
    const file = filesOf(folder).find((path) => /\/stripe\.[\w.]+-[\w-]+\.mjs$/.test(path))
    const { default: Stripe } = await import(pathToFileURL(file ?? '').href)
    const { checkout, refunds, webhooks } = new Stripe('sk_test_none')
    const { create, retrieve, list } = checkout.sessions
    for (const call of [
      create,
      retrieve,
      list,
      refunds.create,
      refunds.list,
      webhooks.constructEvent,
    ]) {
      expect(call).toBeTypeOf('function')
    }
  },
)
