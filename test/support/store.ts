import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { type ProductOptions, startProduct } from '../../bin/product.ts'
import { STRIPE_KEYS } from '../../bin/stand-ins.ts'
import type { DownloadView, ErrorView, PurchaseView } from '../../shared/api.ts'
import { readAlong } from './discretion.ts'
import { freePorts } from './free-ports.ts'
import { until } from './until.ts'

export const CAR_SALE = JSON.parse(
  readFileSync(new URL('../golden/bill-of-sale/bs-1.json', import.meta.url), 'utf8'),
) as Record<string, string | number | boolean>

export const BUYER_EMAIL = 'devon.achterberg@example.com'

/** What the pay page can be told to do. */
export type PayAction = 'pay' | 'decline' | 'later-succeeds' | 'later-fails'

/** Nobody listens here. */
const NOWHERE = 'http://127.0.0.1:9/'

/** Stripe's own SDK, talking to the stand-in. */
const stripeClient = (address: string) => {
  const { hostname: host, port } = new URL(address)
  return new Stripe(STRIPE_KEYS.secretKey, { host, port, protocol: 'http', telemetry: false })
}

/** A running store on free ports and an empty folder, with what a buyer, Stripe and a test may do. */
export const startStore = async (options: Partial<ProductOptions> = {}) => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'store-'))
  const ports = options.ports ?? (await freePorts())
  const distDir = process.env.WEB_DIST ?? new URL('../../web/dist', import.meta.url).pathname
  const output = readAlong(Object.values(CAR_SALE))
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
    output.end()
  }
  const { stripe } = product.parts
  return {
    ...product,
    site,
    dataDir,
    ports,
    stop,
    /** What has been printed since the start; `stop` fails when it gives a secret away. */
    printed: output.lines,
    /** Stops without forgetting. */
    halt: async () => {
      await product.stop()
      output.end()
    },
    stripe: stripeClient(stripe.url),
    /** From now on no webhook arrives, until `releaseEvents`. */
    holdEvents: () => stripe.sendEventsTo(NOWHERE),
    releaseEvents: () => stripe.sendEventsTo(`${site}/api/stripe-webhook`),
    ...actionsOn(site),
  }
}
export type Store = Awaited<ReturnType<typeof startStore>>

export type Reply<T> = { status: number; headers: Headers; body: T }

const reply = async <T>(response: Response): Promise<Reply<T>> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as T,
  }
}

export type Checkout = { url: string; orderId: string }

/** A valid purchase of the bill of sale, with whatever a test changes. */
export const purchase = (changes: Record<string, unknown> = {}) => ({
  documentId: 'bill-of-sale',
  documentTitle: 'Bill of Sale',
  price: 19,
  answers: CAR_SALE,
  requestId: randomUUID(),
  ...changes,
})

/** What a buyer or a payment service can do to a store at this address. */
export const actionsOn = (site: string) => {
  const post = async <T>(path: string, body: unknown): Promise<Reply<T>> =>
    reply<T>(
      await fetch(`${site}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const get = async <T>(path: string): Promise<Reply<T>> =>
    reply<T>(await fetch(`${site}${path}`, { redirect: 'manual' }))
  const checkout = (changes: Record<string, unknown> = {}) =>
    post<Checkout & ErrorView>('/api/create-checkout', purchase(changes))
  const status = async (reference: string) =>
    (await get<PurchaseView>(`/api/purchases/${reference}`)).body
  return {
    post,
    get,
    checkout,
    status,
    ready: (reference: string) =>
      until(
        () => status(reference),
        (seen) => seen.status === 'ready',
      ),
    /** Waits until all three files of a download are there. */
    complete: (token: string) =>
      until(
        async () => (await get<DownloadView>(`/api/downloads/${token}`)).body,
        ({ files }) => files.length === 3,
      ),
    download: (token: string) => get<DownloadView & ErrorView>(`/api/downloads/${token}`),
    deliver: (event: SignedEvent) => deliver(site, event),
  }
}

/** Follows the address of a checkout and presses a button of the pay page. */
export const payAt = async (url: string, action: PayAction, email = BUYER_EMAIL) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action, email }), redirect: 'manual' })

export const sessionOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

export type SignedEvent = { body: string; signature: string }

/** An event as Stripe signs it; `at` is when. */
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
