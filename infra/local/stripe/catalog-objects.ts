import * as z from 'zod'

/**
 * What a seller sets up at Stripe before anybody pays: names and shapes are Stripe's, amounts are in
 * cents. https://docs.stripe.com/api
 */
const metadata = z.record(z.string(), z.string())

export const product = z.object({
  id: z.string(),
  object: z.literal('product'),
  active: z.boolean(),
  description: z.string().nullable(),
  livemode: z.literal(false),
  metadata,
  name: z.string(),
})
export type Product = z.infer<typeof product>

export const price = z.object({
  id: z.string(),
  object: z.literal('price'),
  active: z.boolean(),
  currency: z.string(),
  livemode: z.literal(false),
  lookup_key: z.string().nullable(),
  metadata,
  product: z.string(),
  type: z.literal('one_time'),
  unit_amount: z.number(),
})
export type Price = z.infer<typeof price>

export const webhookEndpoint = z.object({
  id: z.string(),
  object: z.literal('webhook_endpoint'),
  api_version: z.string().nullable(),
  enabled_events: z.array(z.string()),
  livemode: z.literal(false),
  metadata,
  status: z.enum(['enabled', 'disabled']),
  url: z.string(),
})
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

/** Made by hand in Stripe's dashboard for a payment link; the API does not know them. */
export const buyButton = z.object({ id: z.string(), paymentLink: z.string() })
export type BuyButton = z.infer<typeof buyButton>
