import Stripe from 'stripe'
import { pathOf } from '../../shared/api.ts'
import type { StripeEvent } from './payments.ts'
import { STORE } from './setup-prices.ts'

/** What the webhook acts on. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
] as const satisfies StripeEvent['type'][]

/** `secret` signs the events; Stripe tells it once, when the endpoint is made. */
export type SetUpWebhook = { id: string; url: string; secret?: string }

const findEndpoint = async (stripe: Stripe) => {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.metadata.store === STORE) return endpoint
  }
  return undefined
}

/** The endpoint that hears of payments, created or brought up to date. */
export const setUpWebhook = async (stripe: Stripe, siteUrl: string): Promise<SetUpWebhook> => {
  const wanted = { url: siteUrl + pathOf('stripeWebhook'), enabled_events: [...EVENTS] }
  const found = await findEndpoint(stripe)
  const endpoint = found
    ? await stripe.webhookEndpoints.update(found.id, { ...wanted, disabled: false })
    : await stripe.webhookEndpoints.create({
        ...wanted,
        api_version: Stripe.API_VERSION,
        metadata: { store: STORE },
      })
  return { id: endpoint.id, url: endpoint.url, secret: endpoint.secret }
}
