import { randomBytes } from 'node:crypto'
import * as z from 'zod'

type Prefix =
  | 'cs_test'
  | 'pi'
  | 'ch'
  | 'li'
  | 're'
  | 'evt'
  | 'plink'
  | 'dp'
  | 'prod'
  | 'price'
  | 'we'
  | 'buy_btn'

/** An id in Stripe's format: 58 letters and digits after `cs_test_`, 24 after other prefixes. */
export const newId = (prefix: Prefix): string =>
  `${prefix}_${randomBytes(64)
    .toString('base64')
    .replace(/[+/=]/g, '')
    .slice(0, prefix === 'cs_test' ? 58 : 24)}`

/**
 * The parts of Stripe's objects that a store reads. Amounts are in cents, times in Unix seconds.
 * https://docs.stripe.com/api
 */
const metadata = z.record(z.string(), z.string())

export const session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  amount_subtotal: z.number(),
  amount_total: z.number(),
  cancel_url: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  created: z.number(),
  currency: z.string(),
  customer_details: z.object({ email: z.string(), name: z.null() }).nullable(),
  customer_email: z.string().nullable(),
  expires_at: z.number(),
  livemode: z.literal(false),
  metadata,
  mode: z.literal('payment'),
  payment_intent: z.string().nullable(),
  payment_link: z.string().nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  status: z.enum(['open', 'complete', 'expired']),
  success_url: z.string().nullable(),
  url: z.string().nullable(),
})
export type Session = z.infer<typeof session>

/** `price` is absent if the request specified the amount. */
export const lineItem = z.object({
  id: z.string(),
  object: z.literal('item'),
  amount_subtotal: z.number(),
  amount_total: z.number(),
  currency: z.string(),
  description: z.string(),
  price: z.object({ id: z.string() }).optional(),
  quantity: z.number(),
})
export type LineItem = z.infer<typeof lineItem>

export const paymentIntent = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  amount: z.number(),
  created: z.number(),
  currency: z.string(),
  latest_charge: z.string(),
  livemode: z.literal(false),
  metadata,
  status: z.enum(['succeeded', 'processing', 'requires_payment_method']),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

export const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.number(),
  charge: z.string(),
  created: z.number(),
  currency: z.string(),
  metadata,
  payment_intent: z.string(),
  reason: z.string().nullable(),
  status: z.enum(['succeeded', 'failed']),
})
export type Refund = z.infer<typeof refund>

export const dispute = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount: z.number(),
  charge: z.string(),
  created: z.number(),
  currency: z.string(),
  livemode: z.literal(false),
  payment_intent: z.string(),
  reason: z.string(),
  status: z.enum(['warning_needs_response', 'warning_closed', 'needs_response', 'won', 'lost']),
})
export type Dispute = z.infer<typeof dispute>

export const paymentLink = z.object({
  id: z.string(),
  object: z.literal('payment_link'),
  active: z.boolean(),
  after_completion: z.object({
    type: z.enum(['hosted_confirmation', 'redirect']),
    redirect: z.object({ url: z.string() }).optional(),
  }),
  currency: z.string(),
  livemode: z.literal(false),
  metadata,
  payment_method_types: z.array(z.string()).nullable(),
  url: z.string(),
})
export type PaymentLink = z.infer<typeof paymentLink>

export const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
  livemode: z.literal(false),
  pending_webhooks: z.number(),
  request: z.object({ id: z.null(), idempotency_key: z.null() }),
  type: z.string(),
})
export type Event = z.infer<typeof event>

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

/** A buy button is made in Stripe's dashboard for a payment link; the API has no such object. */
export const buyButton = z.object({ id: z.string(), paymentLink: z.string() })
export type BuyButton = z.infer<typeof buyButton>
