import { useMemo, useSyncExternalStore } from 'react'
import { priceOf, tierPrice } from '../../shared/catalog/lookup.ts'
import {
  canOfferEnd,
  documentsLeft,
  isOfferActive,
  secondsLeft,
} from '../../shared/catalog/offer.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { type Prices, pricesWhen } from '../../shared/content/prices.ts'
import { ApiError } from './api-error.ts'
import { loadApi } from './load-api.ts'

/** The longest delay of a timer, in seconds. */
const MAX_TIMER_SECONDS = 2_000_000

/** What the server said last: documents sold under the offer, and how far this clock is behind, in milliseconds. */
let known = { sold: 0, behind: 0 }
let requested = false
const listeners = new Set<() => void>()

/** The moment of the offer as the server sees it, as far as it has been asked. */
const offerContext = () => ({ sold: known.sold, now: new Date(Date.now() + known.behind) })

/**
 * Asks the server how the offer stands, and shows it everywhere. It decides the price in any case.
 * Rejects with ApiError.
 */
export const refreshOffer = async (): Promise<void> => {
  requested = true
  const { api } = await loadApi()
  const { sold, now } = await api.getOffer()
  known = { sold, behind: Date.parse(now) - Date.now() }
  for (const notify of listeners) notify()
}

/** Asked once, and only about an offer that ends. A page without an answer goes by its own clock. */
const ask = () => {
  if (requested || !canOfferEnd()) return
  refreshOffer().catch((error: unknown) => {
    requested = false
    if (!(error instanceof ApiError)) throw error
  })
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify)
  ask()
  const left = secondsLeft(offerContext())
  const timer = left ? setTimeout(notify, Math.min(left, MAX_TIMER_SECONDS) * 1000) : undefined
  return () => {
    listeners.delete(notify)
    clearTimeout(timer)
  }
}

/** Whether the launch offer holds. A prerendered page promises only what does not end by itself. */
export const useOfferHolds = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOfferActive(offerContext()),
    () => !canOfferEnd(),
  )

/** The prices of the tiers that are charged now, as they are printed. */
export const usePrices = (): Prices => {
  const holds = useOfferHolds()
  return useMemo(() => pricesWhen(holds), [holds])
}

/** Documents left at the reduced price. */
export const useDocumentsLeft = (): number =>
  useSyncExternalStore(subscribe, () => documentsLeft({ sold: known.sold }), documentsLeft)

/** Seconds until the offer ends by the server's clock; undefined when it has no end. */
export const offerSecondsLeft = (): number | undefined => secondsLeft(offerContext())

/** The document's current price in cents, by what the server said last. */
export const currentPrice = (entry: CatalogEntry): number => priceOf(entry, offerContext())

/** The current price in cents; it changes when the offer ends. */
export const usePrice = (entry: CatalogEntry): number => {
  const holds = useOfferHolds()
  return tierPrice(entry.tier, holds)
}
