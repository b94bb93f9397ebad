import { TIER_ORDER } from '../../shared/catalog/tiers.ts'
import type { Tier } from '../../shared/catalog/types.ts'
import { type SetUpLink, setUpLink, storeLinks } from './setup-links.ts'
import { setUpPrice } from './setup-prices.ts'
import { type SetUpWebhook, setUpWebhook } from './setup-webhook.ts'
import { stripeClient } from './stripe-client.ts'

export type TierSetup = { tier: Tier; price: string; card: SetUpLink; crypto: SetUpLink }
export type StripeSetup = { tiers: TierSetup[]; webhook?: SetUpWebhook }

export type SetupOptions = {
  secretKey: string
  /** Where visitors see the site, without a trailing slash. */
  siteUrl: string
  /** Only where Stripe's API is not at its usual address. */
  apiUrl?: string
  /** Whether Stripe is to call the site. */
  webhook?: boolean
}

/**
 * Brings a Stripe account in line with the store: a product and a price per tier, a payment link per
 * tier for its buy button and one for crypto, and the webhook endpoint. Doing it again changes nothing.
 * Stripe's API has no buy buttons: those are made in its dashboard from the `card` links.
 */
export const setUpStripe = async ({
  secretKey,
  siteUrl,
  apiUrl,
  webhook = true,
}: SetupOptions): Promise<StripeSetup> => {
  const stripe = stripeClient(secretKey, apiUrl)
  const existing = await storeLinks(stripe)
  const tiers: TierSetup[] = []
  for (const tier of TIER_ORDER) {
    const price = await setUpPrice(stripe, tier)
    const link = (purpose: 'card' | 'crypto') =>
      setUpLink(stripe, existing, { tier, price, purpose, siteUrl })
    tiers.push({ tier, price, card: await link('card'), crypto: await link('crypto') })
  }
  return { tiers, ...(webhook && { webhook: await setUpWebhook(stripe, siteUrl) }) }
}
