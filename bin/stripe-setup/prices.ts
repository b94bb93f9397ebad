import Stripe from 'stripe'
import { tierPrice } from '../../shared/catalog/lookup.ts'
import { isOfferActive } from '../../shared/catalog/offer.ts'
import { CURRENCY, TIERS } from '../../shared/catalog/tiers.ts'
import type { Tier } from '../../shared/catalog/types.ts'
import { BRAND } from '../../shared/content/brand.ts'

/** The value of the `store` metadata key on all of the store's objects. */
export const STORE = BRAND.name.toLowerCase()

const productName = (tier: Tier) => `${BRAND.name} ${TIERS[tier].label} document`

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404

const exists = async (stripe: Stripe, id: string): Promise<boolean> => {
  try {
    await stripe.products.retrieve(id)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const setUpProduct = async (stripe: Stripe, tier: Tier): Promise<string> => {
  const id = `${STORE}-${tier}`
  const details = { name: productName(tier), active: true, metadata: { store: STORE, tier } }
  if (await exists(stripe, id)) await stripe.products.update(id, details)
  else await stripe.products.create({ id, ...details })
  return id
}

/**
 * A tier's price id, by lookup key. Prices are immutable, so a changed tier gets a new price and
 * its lookup key is transferred.
 */
export const setUpPrice = async (stripe: Stripe, tier: Tier): Promise<string> => {
  const product = await setUpProduct(stripe, tier)
  const key = `${STORE}-${tier}`
  const amount = tierPrice(tier, isOfferActive())
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [currentPrice] = data
  if (currentPrice?.unit_amount === amount && currentPrice.currency === CURRENCY)
    return currentPrice.id
  const created = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: amount,
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { store: STORE, tier },
  })
  return created.id
}
