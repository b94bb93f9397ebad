import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EDGE_SECRET, EDGE_SECRET_NAME } from '../../bin/local/servers.ts'
import { SECRET_LIFETIME_MS } from '../../lambdas/core/platform/memoize.ts'
import type { RouteName } from '../../shared/api/routes.ts'
import {
  EDGE_SECRET_KEY,
  FORMER_EDGE_SECRET_KEY,
  PROOF_HEADER,
  VIEWER_HEADER,
} from '../../shared/edge.ts'
import { LIMITS } from '../../shared/limits.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { allCounts } from '../support/store/rows.ts'

const HOUR = 60 * 60 * 1000
/** All tests run at half past the hour, so that no hour ends meanwhile. */
const NOW = (Math.floor(Date.now() / HOUR) + 0.5) * HOUR

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
setUpFunctions()
afterAll(() => vi.useRealTimers())

type MailingRoute = Extract<RouteName, 'createSignup' | 'requestLinks'>
type From = { from?: string; headers?: Record<string, string> }

const newAddress = () => `reader-${randomUUID()}@example.com`
const submit = (name: MailingRoute, options: From) =>
  functions.send(name, { email: newAddress() }, options)
const statuses = async (name: MailingRoute, callers: readonly From[]) => {
  const answers: number[] = []
  for (const options of callers) answers.push((await submit(name, options)).status)
  return answers
}
const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The requests that a network may make per hour. */
const { requestsPerNetworkPerHour: requestsPerNetwork } = LIMITS
const forward = (viewer: string, proof: string): From => ({
  from: '130.176.1.1',
  headers: { [VIEWER_HEADER]: viewer, [PROOF_HEADER]: proof },
})
const proof = EDGE_SECRET[EDGE_SECRET_KEY]

describe.each(['createSignup', 'requestLinks'] as const)('%s', (name) => {
  it('is rejected for a network with too many requests, and for no other', async () => {
    const net = name === 'createSignup' ? 1 : 2
    const many = repeat(requestsPerNetwork, (index) => ({ from: `198.51.${net}.${index}` }))
    expect(await statuses(name, many)).toEqual(many.map(() => 204))
    const sent = (await functions.servers.mail.messages()).length
    const response = await submit(name, { from: `198.51.${net}.200` })
    expect(response.headers.get('retry-after')).toBe('3600')
    const { error } = await functions.parseError(name, 'too_many', response)
    expect(error).toBe(MESSAGES.api.tooMany)
    expect(await functions.servers.mail.messages()).toHaveLength(sent)
    expect((await submit(name, { from: `198.52.${net}.1` })).status).toBe(204)
  })

  it('counts the viewer named by CloudFront and ignores headers without its secret', async () => {
    const net = name === 'createSignup' ? 'aa' : 'bb'
    const visitors = repeat(requestsPerNetwork + 1, (index) =>
      forward(`2001:db8:${net}:${index}00::1:443`, proof),
    )
    expect(await statuses(name, visitors)).toEqual(visitors.map(() => 204))
    const ownNetwork = name === 'createSignup' ? '203.0.1.7' : '203.0.2.7'
    const forged = repeat(requestsPerNetwork, (index) => ({
      ...forward(`198.18.${index}.1:443`, index % 2 ? '' : `${proof}x`),
      from: ownNetwork,
    }))
    expect(await statuses(name, forged)).toEqual(forged.map(() => 204))
    expect(
      (await submit(name, { ...forward('198.19.1.1:443', 'guess'), from: ownNetwork })).status,
    ).toBe(429)
  })

  it('does not count invalid requests', async () => {
    const from = name === 'createSignup' ? '192.0.2.1' : '192.0.3.1'
    for (const email of repeat(requestsPerNetwork + 1, () => 'anonymous')) {
      await functions.expectError(name, 'invalid', { email }, { from })
    }
    expect((await submit(name, { from })).status).toBe(204)
  })
})

it('a network may send requests again after an hour', async () => {
  const from = '203.0.113.9'
  await statuses(
    'createSignup',
    repeat(requestsPerNetwork, () => ({ from })),
  )
  expect((await submit('createSignup', { from })).status).toBe(429)
  vi.setSystemTime(NOW + HOUR)
  expect((await submit('createSignup', { from })).status).toBe(204)
  vi.setSystemTime(NOW)
})

it('rate limit records contain no address or network and are deleted within the hour', async () => {
  await submit('createSignup', { from: '100.64.7.9' })
  const counts = await allCounts(functions)
  expect(counts.length).toBeGreaterThan(0)
  for (const row of counts) {
    expect(Object.keys(row).sort()).toEqual(['id', 'purge_at', 'requests'])
    expect(row.id).toMatch(/^[\w-]{43}$/)
    expect([NOW + HOUR / 2, NOW + 1.5 * HOUR]).toContain(Number(row.purge_at) * 1000)
  }
})

describe('while CloudFront’s secret is rotated', () => {
  const rotateSecret = (secret: Record<string, string>, lifetimes: number) => {
    functions.servers.secrets.addSecret(EDGE_SECRET_NAME, secret)
    // Later than the time at which the previous test read the secret.
    vi.setSystemTime(NOW + 2 * HOUR + lifetimes * SECRET_LIFETIME_MS)
  }
  /** Whether visitors of many networks pass one edge location that sends this secret. */
  const isUnlimited = async (sent: string, net: number) => {
    const visitors = repeat(requestsPerNetwork + 1, (index) => ({
      ...forward(`198.18.${index}.${net}:443`, sent),
      from: `130.176.${net}.1`,
    }))
    return (await statuses('createSignup', visitors)).every((status) => status === 204)
  }

  it('visitors pass with the new and the former secret, and afterward only with the new one', async () => {
    rotateSecret({ [EDGE_SECRET_KEY]: 'new', [FORMER_EDGE_SECRET_KEY]: proof }, 1)
    expect(await isUnlimited(proof, 11)).toBe(true)
    expect(await isUnlimited('new', 12)).toBe(true)
    expect(await isUnlimited('other', 13)).toBe(false)
    rotateSecret({ [EDGE_SECRET_KEY]: 'new' }, 2)
    expect(await isUnlimited('new', 14)).toBe(true)
    expect(await isUnlimited(proof, 15)).toBe(false)
    rotateSecret(EDGE_SECRET, 3)
  })
})
