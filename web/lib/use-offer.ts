import { useSyncExternalStore } from 'react'
import { priceOf } from '../../shared/catalog/lookup.ts'
import { documentsLeft, OFFER, offerHolds, secondsLeft } from '../../shared/catalog/offer.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'

/** The longest wait a timer can hold, in seconds. */
const LONGEST = 2_000_000

/** Documents sold under the offer, as far as this page has heard. */
let sold = 0
let asked = false
const watchers = new Set<() => void>()

/** Asks once, and only for an offer with a quota. Unanswered, the server still decides the price. */
const askForSales = async () => {
  if (asked || OFFER.quota === undefined) return
  asked = true
  const { api } = await import('./api.ts')
  sold = (await api.offer()).sold
  for (const tell of watchers) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  watchers.add(tell)
  void askForSales()
  const left = secondsLeft()
  const timer = left ? setTimeout(tell, Math.min(left, LONGEST) * 1000) : undefined
  return () => {
    watchers.delete(tell)
    clearTimeout(timer)
  }
}

/** Whether the launch offer holds; a prerendered page says yes and is corrected when it starts. */
export const useOfferHolds = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offerHolds({ sold }),
    () => true,
  )

/** Documents left at the reduced price. */
export const useDocumentsLeft = (): number =>
  useSyncExternalStore(subscribe, () => documentsLeft({ sold }), documentsLeft)

/** What the document costs now, in cents, as far as this page knows. */
export const currentPrice = (entry: CatalogEntry): number => priceOf(entry, { sold })

/** The same, following the end of the offer. */
export const usePrice = (entry: CatalogEntry): number => {
  useOfferHolds()
  return currentPrice(entry)
}
