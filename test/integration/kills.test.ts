import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ports } from '../../bin/local/ports.ts'
import { isDeep } from '../support/deep.ts'
import fc from '../support/fast-check.ts'
import { ROOT } from '../support/source-files.ts'
import { freePorts } from '../support/store/free-ports.ts'
import { poll } from '../support/store/poll.ts'
import { allFiles, allOrders } from '../support/store/rows.ts'
import { payAt, purchase, sessionOf, stripeClient } from '../support/store/store.ts'
import { WEB_BUILD } from '../support/web-build.ts'

const [KILL_COUNT, MAX_KILL_DELAY_MS] = isDeep ? [60, 400] : [2, 250]
/** How long to poll after a kill, once the product is ready again. */
const POLL_OPTIONS = { seconds: 20 }

let ports: Ports
let dataDir: string
let running: ChildProcess | undefined
beforeAll(async () => {
  ports = await freePorts()
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
})
afterAll(async () => {
  await kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const urlOf = (part: keyof Ports) => `http://127.0.0.1:${ports[part]}`

/** Starts the product with `npm start`; resolves when it reports that it is ready. */
const start = async (): Promise<void> => {
  const child = spawn(process.execPath, ['--import', './bin/loaders.mjs', 'bin/local.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: `${ports.site}`, DATA_DIR: dataDir, WEB_DIST: WEB_BUILD },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => printed.push(line))
  }
  await poll(
    async () => {
      if (child.exitCode !== null) throw new Error(printed.join('\n'))
      return printed.some((line) => line.includes('is ready'))
    },
    (isReady) => isReady,
  )
}

const kill = async (): Promise<void> => {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGKILL')
  await ended
}

const fetchJson = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(`${urlOf('site')}${path}`, init)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

type PlacedOrder = { orderId: string; accessToken: string; url: string }

const openCheckout = () =>
  fetchJson<PlacedOrder>('/api/create-checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(purchase()),
  })

const isPaid = async (url: string) => {
  const { sessions } = stripeClient(urlOf('stripe')).checkout
  return (await sessions.retrieve(sessionOf(url))).payment_status === 'paid'
}

/** Pays while the product is killed after this many milliseconds. The buyer sees a response or a broken connection. */
const payAndKill = async (url: string, after: number) => {
  const paid = payAt(url, 'pay').then(
    () => undefined,
    (error: unknown) => expect(error).toBeInstanceOf(TypeError),
  )
  await new Promise((resolve) => setTimeout(resolve, after))
  await kill()
  await paid
}

const viewOf = ({ orderId, accessToken }: PlacedOrder) =>
  fetchJson<{ status: string; downloadToken?: string }>(`/api/purchases/${orderId}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })

it('a purchase killed at any moment becomes ready with one token, one set of files and an email', async () => {
  const [moments = []] = fc.sample(
    fc.array(fc.integer({ min: 0, max: MAX_KILL_DELAY_MS }), {
      minLength: KILL_COUNT,
      maxLength: KILL_COUNT,
    }),
    { numRuns: 1, seed: 42 },
  )
  const purchases: (PlacedOrder & { tokens: Set<string> })[] = []
  for (const after of moments) {
    await start()
    const bought = await openCheckout()
    purchases.push({ ...bought, tokens: new Set() })
    await payAndKill(bought.url, after)
  }
  await start()
  for (const { tokens, ...bought } of purchases) {
    if (!(await isPaid(bought.url))) await payAt(bought.url, 'pay')
    const seen = await poll(
      () => viewOf(bought),
      ({ status }) => status === 'ready',
      POLL_OPTIONS,
    )
    tokens.add(seen.downloadToken ?? '')
  }
  const store = {
    servers: { database: { url: urlOf('database') }, storage: { url: urlOf('storage') } },
  }
  const orders = await poll(
    () => allOrders(store),
    (rows) => rows.every(({ status, mailed_at }) => status !== 'ready' || mailed_at !== undefined),
    POLL_OPTIONS,
  )
  for (const { orderId, tokens } of purchases) {
    const order = orders.find(({ id }) => id === orderId)
    expect([...tokens]).toEqual([order?.download_token])
    const mails = await (await fetch(`${urlOf('mail')}/`)).text()
    expect(mails).toContain(order?.download_token)
  }
  expect(orders).toHaveLength(purchases.length)
  expect(await allFiles(store)).toHaveLength(3 * purchases.length)
})
