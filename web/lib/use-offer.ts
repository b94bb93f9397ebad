import { useSyncExternalStore } from 'react'
import { priceOf } from '../../shared/catalog/lookup.ts'
import { documentsLeft, OFFER, offerHolds, secondsLeft } from '../../shared/catalog/offer.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'

/** The longest delay of a timer, in seconds. */
const MAX_DELAY = 2_000_000

/** Documents sold under the offer, as last fetched. */
let sold = 0
let requested = false
const listeners = new Set<() => void>()

/** Sales are fetched once, and only for an offer with a quota. The server decides the price in any case. */
const fetchSales = async () => {
  if (requested || OFFER.quota === undefined) return
  requested = true
  const { api } = await import('./api.ts')
  sold = (await api.getOffer()).sold
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify)
  void fetchSales()
  const left = secondsLeft()
  const timer = left ? setTimeout(notify, Math.min(left, MAX_DELAY) * 1000) : undefined
  return () => {
    listeners.delete(notify)
    clearTimeout(timer)
  }
}

/** Whether the launch offer holds; prerendered pages assume so until they are hydrated. */
export const useOfferHolds = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offerHolds({ sold }),
    () => true,
  )

/** Documents left at the reduced price. */
export const useDocumentsLeft = (): number =>
  useSyncExternalStore(subscribe, () => documentsLeft({ sold }), documentsLeft)

/** The document's current price in cents, by the sales last fetched. */
export const currentPrice = (entry: CatalogEntry): number => priceOf(entry, { sold })

/** The current price in cents; it changes when the offer ends. */
export const usePrice = (entry: CatalogEntry): number => {
  useOfferHolds()
  return currentPrice(entry)
}
