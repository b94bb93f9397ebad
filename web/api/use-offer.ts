import { useSyncExternalStore } from 'react'
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

/** Longer timeouts overflow in browsers. */
const MAX_TIMER_SECONDS = 2_000_000

/**
 * The last response: documents sold under the offer, and how far this clock is behind the server's, in
 * milliseconds.
 */
let latestOffer = { sold: 0, clockBehindMs: 0 }
let requested = false
const listeners = new Set<() => void>()

/** The inputs that decide whether the offer is active. */
const offerContext = () => ({
  sold: latestOffer.sold,
  now: new Date(Date.now() + latestOffer.clockBehindMs),
})

/** Fetches the offer's state for all components. The server decides the price anyway. Rejects with ApiError. */
export const refreshOffer = async (): Promise<void> => {
  requested = true
  const { api } = await loadApi()
  const { sold, now } = await api.getOffer()
  latestOffer = { sold, clockBehindMs: Date.parse(now) - Date.now() }
  for (const notify of listeners) notify()
}

/** Fetched once per page, and only if the offer can end. If that fails, the page uses its own clock. */
const fetchOnce = () => {
  if (requested || !canOfferEnd()) return
  refreshOffer().catch((error: unknown) => {
    requested = false
    if (!(error instanceof ApiError)) throw error
  })
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify)
  fetchOnce()
  const left = secondsLeft(offerContext())
  const timer = left ? setTimeout(notify, Math.min(left, MAX_TIMER_SECONDS) * 1000) : undefined
  return () => {
    listeners.delete(notify)
    clearTimeout(timer)
  }
}

/** Whether the launch offer is active. A prerendered page only shows an offer that can't end by itself. */
export const useIsOfferActive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOfferActive(offerContext()),
    () => !canOfferEnd(),
  )

/** The current prices of the tiers, formatted. */
export const usePrices = (): Prices => pricesWhen(useIsOfferActive())

/** Documents left at the reduced price. */
export const useDocumentsLeft = (): number =>
  useSyncExternalStore(subscribe, () => documentsLeft({ sold: latestOffer.sold }), documentsLeft)

/** Seconds until the offer ends by the server's clock; undefined if it has no end. */
export const offerSecondsLeft = (): number | undefined => secondsLeft(offerContext())

/** The document's current price in cents, as of the last response. */
export const currentPrice = (entry: CatalogEntry): number => priceOf(entry, offerContext())

/** The current price in cents, updated when the offer ends. */
export const usePrice = (entry: CatalogEntry): number => tierPrice(entry.tier, useIsOfferActive())
