import Stripe from 'stripe'
import { stripeClient } from '../../lambdas/core/stripe.ts'
import { WEBHOOK_EVENTS } from '../../lambdas/payments/webhook-events.ts'
import { pathTo } from '../../shared/api/address.ts'
import { stripeWebhook } from '../../shared/api/webhook.ts'
import { TIER_ORDER } from '../../shared/catalog/tiers.ts'
import type { Tier } from '../../shared/catalog/types.ts'
import { listStoreLinks, type SetUpLink, setUpLink } from './payment-links.ts'
import { STORE, setUpPrice } from './prices.ts'

/** `secret` signs events. Stripe returns it only when the endpoint is created. */
type SetUpWebhook = { id: string; url: string; secret?: string }

const findEndpoint = async (stripe: Stripe) => {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.metadata.store === STORE) return endpoint
  }
  return undefined
}

/** Creates or updates the webhook endpoint. */
const setUpWebhook = async (stripe: Stripe, siteUrl: string): Promise<SetUpWebhook> => {
  const settings = { url: siteUrl + pathTo(stripeWebhook), enabled_events: WEBHOOK_EVENTS }
  const existingEndpoint = await findEndpoint(stripe)
  const endpoint = existingEndpoint
    ? await stripe.webhookEndpoints.update(existingEndpoint.id, { ...settings, disabled: false })
    : await stripe.webhookEndpoints.create({
        ...settings,
        api_version: Stripe.API_VERSION,
        metadata: { store: STORE },
      })
  return { id: endpoint.id, url: endpoint.url, secret: endpoint.secret }
}

export type TierSetup = { tier: Tier; price: string; card: SetUpLink; crypto: SetUpLink }
export type StripeSetup = { tiers: TierSetup[]; webhook?: SetUpWebhook }

type SetupOptions = {
  secretKey: string
  /** The site's public URL, without a trailing slash. */
  siteUrl: string
  /** Overrides the origin of Stripe's API. */
  apiUrl?: string
  /** Whether to set up the webhook endpoint; true by default. */
  webhook?: boolean
}

/**
 * Sets up a Stripe account: a product and price per tier, a payment link per tier for its buy
 * button and one for crypto, and the webhook endpoint. Idempotent. The API can't create buy
 * buttons, so the owner creates them from the `card` links in the dashboard.
 */
export const setUpStripe = async ({
  secretKey,
  siteUrl,
  apiUrl,
  webhook = true,
}: SetupOptions): Promise<StripeSetup> => {
  const stripe = await stripeClient(secretKey, apiUrl)
  const existing = await listStoreLinks(stripe)
  const tiers: TierSetup[] = []
  for (const tier of TIER_ORDER) {
    const price = await setUpPrice(stripe, tier)
    const link = (purpose: 'card' | 'crypto') =>
      setUpLink(stripe, existing, { tier, price, purpose, siteUrl })
    tiers.push({ tier, price, card: await link('card'), crypto: await link('crypto') })
  }
  return { tiers, ...(webhook && { webhook: await setUpWebhook(stripe, siteUrl) }) }
}
