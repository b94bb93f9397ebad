import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { readLines } from '../state-files.ts'
import {
  buyButton,
  dispute,
  event,
  lineItem,
  paymentIntent,
  paymentLink,
  price,
  product,
  refund,
  session,
  webhookEndpoint,
} from './objects.ts'

/** `settles` is the time (Unix milliseconds) and outcome of an asynchronous payment. */
const checkout = z.object({
  session,
  lineItems: z.array(lineItem),
  settles: z.object({ at: z.number(), succeeds: z.boolean() }).optional(),
})
export type Checkout = z.infer<typeof checkout>

const linkRecord = z.object({ link: paymentLink, lineItems: z.array(lineItem) })
export type LinkRecord = z.infer<typeof linkRecord>

const delivery = z.object({ event, delivered: z.boolean() })
export type Delivery = z.infer<typeof delivery>

/** The first response to an idempotency key, with its request. */
const response = z.object({ request: z.string(), status: z.literal(200), body: z.unknown() })

/** Stripe's objects, one collection per JSON Lines file. */
export const openStore = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const open = <T>(name: string, value: z.ZodType<T>) =>
    openCollection(join(folder, `${name}.jsonl`), value)
  return {
    checkouts: open('checkouts', checkout),
    paymentIntents: open('payment-intents', paymentIntent),
    refunds: open('refunds', refund),
    disputes: open('disputes', dispute),
    links: open('payment-links', linkRecord),
    products: open('products', product),
    prices: open('prices', price),
    endpoints: open('webhook-endpoints', webhookEndpoint),
    buyButtons: open('buy-buttons', buyButton),
    deliveries: open('events', delivery),
    responses: open('idempotency-keys', response),
  }
}
export type Store = ReturnType<typeof openStore>

/** A map on disk: each change appends a line `[id, value]`, and the last line of an id wins. */
const openCollection = <T>(file: string, value: z.ZodType<T>) => {
  const line = z.tuple([z.string(), value])
  const entries = new Map(readLines(file, line))
  return {
    get: (id: string): T | undefined => entries.get(id),
    /** In creation order. */
    all: (): T[] => [...entries.values()],
    set: (id: string, entry: T): void => {
      appendFileSync(file, `${JSON.stringify([id, entry])}\n`)
      entries.set(id, entry)
    },
  }
}
