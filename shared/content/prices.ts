import { formatPrice, tierPrice } from '../catalog/lookup.ts'

/** The formatted prices of all tiers, with or without the launch offer. */
export const pricesWhen = (atOfferPrice: boolean) => ({
  standard: formatPrice(tierPrice('standard', atOfferPrice)),
  premium: formatPrice(tierPrice('premium', atOfferPrice)),
  luxury: formatPrice(tierPrice('luxury', atOfferPrice)),
})
export type Prices = ReturnType<typeof pricesWhen>

/** The sentence that names every tier's price. */
export const allPrices = ({ standard, premium, luxury }: Prices): string =>
  `${standard} per document, ${premium} premium, ${luxury} luxury. No account, no subscription.`
