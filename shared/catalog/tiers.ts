import type { Tier } from './types.ts'

/** All money in this product is whole US cents. */
type TierPrice = { label: string; price: number; regularPrice: number }

export const CURRENCY = 'usd'

/** Price and crossed-out regular price of each tier, in cents. */
export const TIERS: Record<Tier, TierPrice> = {
  standard: { label: 'Standard', price: 1900, regularPrice: 3900 },
  premium: { label: 'Premium', price: 3900, regularPrice: 5900 },
  luxury: { label: 'Luxury', price: 9900, regularPrice: 14900 },
}

/** The order in which the library shows tiers. */
export const TIER_ORDER: readonly Tier[] = ['luxury', 'premium', 'standard']
