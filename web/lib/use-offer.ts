import { useSyncExternalStore } from 'react'
import { priceOf } from '../../shared/catalog/lookup.ts'
import { offerHolds, secondsLeft } from '../../shared/catalog/offer.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'

/** The longest wait a timer can hold, in seconds. */
const LONGEST = 2_000_000

const whenItEnds = (tell: () => void): (() => void) => {
  const left = secondsLeft()
  if (left === undefined || left === 0) return () => {}
  const timer = setTimeout(tell, Math.min(left, LONGEST) * 1000)
  return () => clearTimeout(timer)
}

/** Whether the launch offer holds; a prerendered page says yes and is corrected when it starts. */
export const useOfferHolds = (): boolean => useSyncExternalStore(whenItEnds, offerHolds, () => true)

/** What the document costs now, in cents; follows the end of the offer. */
export const usePrice = (entry: CatalogEntry): number => {
  useOfferHolds()
  return priceOf(entry)
}
