import type { Store } from './store.ts'
import type { Deliveries } from './webhooks.ts'

/** The shared state of the local Stripe. */
export type StripeContext = {
  store: Store
  deliveries: Deliveries
  /** The origin of the payment pages, without a trailing slash. */
  url: string
  /** The secret that signs events, returned when a webhook endpoint is created. */
  webhookSecret: string
  now: () => Date
  /** Milliseconds until an asynchronous payment succeeds or fails. */
  delay: number
  /** Asynchronous payments stay unpaid while this is true. */
  paymentsHeld: boolean
}

export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000)
