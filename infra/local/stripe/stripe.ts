import type { Deliveries } from './deliveries.ts'
import type { Store } from './store.ts'

/** What every part of the stand-in works with. */
export type Stripe = {
  store: Store
  deliveries: Deliveries
  /** Where the pay pages are, without a trailing slash. */
  url: string
  /** Signs events; told to whoever creates a webhook endpoint. */
  webhookSecret: string
  now: () => Date
  /** Milliseconds a payment that takes time needs to end. */
  delay: number
}

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
