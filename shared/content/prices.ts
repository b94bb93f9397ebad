import { formatPrice } from '../catalog/lookup.ts'
import { TIERS } from '../catalog/tiers.ts'

/** The prices of the tiers, as pages print them. */
export const PRICES = {
  standard: formatPrice(TIERS.standard.price),
  premium: formatPrice(TIERS.premium.price),
  luxury: formatPrice(TIERS.luxury.price),
} as const

/** Every tier's price in one sentence, wherever a price is promised. */
export const ALL_PRICES = `${PRICES.standard} per document, ${PRICES.premium} premium, ${PRICES.luxury} luxury. No account, no subscription.`
