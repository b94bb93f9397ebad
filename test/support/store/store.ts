import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { type ProductOptions, startProduct } from '../../../bin/local/product.ts'
import { EDGE_SECRET, STRIPE_KEYS } from '../../../bin/local/servers.ts'
import type { DownloadView } from '../../../shared/api/downloads.ts'
import type { ErrorView } from '../../../shared/api/errors.ts'
import type { PurchaseView } from '../../../shared/api/purchases.ts'
import { EDGE_SECRET_KEY, PROOF_HEADER, VIEWER_HEADER } from '../../../shared/edge.ts'
import { freePorts } from './free-ports.ts'
import { collectOutput } from './log-privacy.ts'
import { poll } from './poll.ts'

export const CAR_SALE = JSON.parse(
  readFileSync(new URL('../../golden/bill-of-sale/bs-1.json', import.meta.url), 'utf8'),
) as Record<string, string | number | boolean>

export const BUYER_EMAIL = 'devon.achterberg@example.com'

/** The buttons of the payment page. */
type PayAction = 'pay' | 'decline' | 'later-succeeds' | 'later-fails'

/** A URL where no server listens. */
const UNREACHABLE = 'http://127.0.0.1:9/'

/** Stripe's SDK with the local server as its API. */
export const stripeClient = (address: string) => {
  const { hostname: host, port } = new URL(address)
  return new Stripe(STRIPE_KEYS.secretKey, { host, port, protocol: 'http', telemetry: false })
}

/** A running store on free ports with an empty folder, and the actions of a buyer, Stripe and a test. */
export const startStore = async (options: Partial<ProductOptions> = {}) => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'store-'))
  const ports = options.ports ?? (await freePorts())
  const distDir = process.env.WEB_DIST ?? new URL('../../../web/dist', import.meta.url).pathname
  const output = collectOutput(Object.values(CAR_SALE))
  const product = await startProduct({
    distDir,
    visibilityTimeout: 1,
    paymentDelay: 100,
    sweepEvery: 3_600_000,
    ...options,
    ports,
    dataDir,
  })
  const site = product.urls.site
  const stop = async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
    output.stop()
    output.check()
  }
  const { stripe } = product.servers
  return {
    ...product,
    site,
    dataDir,
    ports,
    stop,
    /** The output since the start; `stop` fails if it reveals a secret. */
    printed: output.lines,
    /** @throws Error if the output since the last check reveals a secret */
    checkOutput: output.check,
    /** Stops the store without deleting its data. */
    halt: async () => {
      await product.stop()
      output.stop()
      output.check()
    },
    stripe: stripeClient(stripe.url),
    /** Delays webhooks until `releaseEvents`. */
    holdEvents: () => stripe.sendEventsTo(UNREACHABLE),
    releaseEvents: () => stripe.sendEventsTo(`${site}/api/stripe-webhook`),
    /** Leaves asynchronous payments unpaid until `releasePayments`. */
    holdPayments: () => stripe.holdPayments(true),
    releasePayments: () => stripe.holdPayments(false),
    ...actionsOn(site),
  }
}
export type Store = Awaited<ReturnType<typeof startStore>>

type Reply<T> = { status: number; headers: Headers; body: T }

const reply = async <T>(response: Response): Promise<Reply<T>> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as T,
  }
}

type Checkout = { url: string; orderId: string; accessToken: string }

/** A valid purchase of the bill of sale with a test's changes. */
export const purchase = (changes: Record<string, unknown> = {}) => ({
  documentId: 'bill-of-sale',
  documentTitle: 'Bill of Sale',
  price: 19,
  answers: CAR_SALE,
  requestId: randomUUID(),
  ...changes,
})

/** The actions of a buyer and of a payment service on a store at this URL. */
const actionsOn = (site: string) => {
  /** The access token of each order, as a browser saves it. */
  const accessTokens = new Map<string, string>()
  let networks = 0
  /** Each call comes from a different network, so that none is rate limited. */
  const fromNewNetwork = () => {
    networks += 1
    return {
      [VIEWER_HEADER]: `10.${networks >> 8}.${networks & 255}.1:443`,
      [PROOF_HEADER]: EDGE_SECRET[EDGE_SECRET_KEY],
    }
  }
  const post = async <T>(path: string, body: unknown): Promise<Reply<T>> =>
    reply<T>(
      await fetch(`${site}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...fromNewNetwork() },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const get = async <T>(path: string, accessToken?: string): Promise<Reply<T>> => {
    const headers: HeadersInit = accessToken ? { Authorization: `Bearer ${accessToken}` } : {}
    return reply<T>(await fetch(`${site}${path}`, { redirect: 'manual', headers }))
  }
  const placeOrder = async <T extends { orderId: string; accessToken: string }>(
    path: string,
    changes: Record<string, unknown>,
  ) => {
    const placed = await post<T & ErrorView>(path, purchase(changes))
    if (placed.body.orderId) accessTokens.set(placed.body.orderId, placed.body.accessToken)
    return placed
  }
  const checkout = (changes: Record<string, unknown> = {}) =>
    placeOrder<Checkout>('/api/create-checkout', changes)
  const order = (changes: Record<string, unknown> = {}) =>
    placeOrder<Omit<Checkout, 'url'>>('/api/orders', changes)
  const status = async (reference: string) =>
    (await get<PurchaseView>(`/api/purchases/${reference}`, accessTokens.get(reference))).body
  const ready = (reference: string) =>
    poll(
      () => status(reference),
      (seen) => seen.status === 'ready',
    )
  const complete = (token: string) =>
    poll(
      async () => (await get<DownloadView>(`/api/downloads/${token}`)).body,
      ({ files }) => files.length === 3,
    )
  const buy = async (changes: Record<string, unknown> = {}, email = BUYER_EMAIL) => {
    const { body } = await checkout(changes)
    await payAt(body.url, 'pay', email)
    const { downloadToken: token = '' } = await ready(body.orderId)
    await complete(token)
    return { id: body.orderId, session: sessionOf(body.url), token }
  }
  return {
    post,
    get,
    checkout,
    order,
    accessTokens,
    status,
    ready,
    /** Waits until all three files of a download exist. */
    complete,
    /** Buys a bill of sale with a test's changes and waits for its files. */
    buy,
    download: (token: string) => get<DownloadView & ErrorView>(`/api/downloads/${token}`),
    deliver: (event: SignedEvent) => deliver(site, event),
  }
}

/** Follows a checkout URL and presses a button of the payment page. */
export const payAt = async (url: string, action: PayAction, email = BUYER_EMAIL) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action, email }), redirect: 'manual' })

export const sessionOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

export type SignedEvent = { body: string; signature: string }

/** An event with Stripe's signature at the time `at`. */
export const signEvent = (
  type: string,
  object: Record<string, unknown>,
  { at = new Date(), secret = STRIPE_KEYS.webhookSecret as string } = {},
): SignedEvent => {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    livemode: false,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
  })
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, signature }
}

const deliver = async (site: string, { body, signature }: SignedEvent): Promise<number> =>
  (
    await fetch(`${site}/api/stripe-webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    })
  ).status
