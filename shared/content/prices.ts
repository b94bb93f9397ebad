import { formatPrice, tierPrice } from '../catalog/lookup.ts'

/** The prices of the tiers as pages print them, while the offer holds or does not. */
export const pricesWhen = (holds: boolean) => ({
  standard: formatPrice(tierPrice('standard', holds)),
  premium: formatPrice(tierPrice('premium', holds)),
  luxury: formatPrice(tierPrice('luxury', holds)),
})
export type Prices = ReturnType<typeof pricesWhen>

/** Every tier's price in one sentence, wherever a price is promised. */
export const allPrices = ({ standard, premium, luxury }: Prices): string =>
  `${standard} per document, ${premium} premium, ${luxury} luxury. No account, no subscription.`
