import type { Store } from './store.ts'
import type { Deliveries } from './webhooks.ts'

/** The state of the stand-in, which every part of it is given. */
export type StripeContext = {
  store: Store
  deliveries: Deliveries
  /** The origin of the payment pages, without a trailing slash. */
  url: string
  /** The secret that signs events; creating a webhook endpoint gives it. */
  webhookSecret: string
  now: () => Date
  /** Milliseconds until an asynchronous payment succeeds or fails. */
  delay: number
  /** Asynchronous payments stay unpaid while this is true. */
  paymentsHeld: boolean
}

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
