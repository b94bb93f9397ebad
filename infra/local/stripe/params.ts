import * as z from 'zod'
import { integer } from './form.ts'

/** Parameters of the requests this stand-in answers; an unknown one is refused as Stripe does. */
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional()
export const expand = z.array(z.string()).optional()
/** Understood by Stripe, without effect here. */
export const ignored = z.unknown().optional()

const price = z.strictObject({
  currency: z.string().length(3).toLowerCase(),
  unit_amount: integer.pipe(z.number().min(0, 'Invalid non-negative integer').max(99_999_999)),
  product_data: z.strictObject({
    name: z.string().min(1),
    description: ignored,
    images: ignored,
    metadata,
  }),
  tax_behavior: ignored,
})
export const lineItems = z
  .array(
    z.strictObject({
      price_data: price,
      quantity: integer.pipe(z.number().min(1)).optional().default(1),
    }),
  )
  .min(1)
export type LineItemParams = z.infer<typeof lineItems>

/** A payment link sells at a price that exists, or at one of its own. */
export const linkItems = z
  .array(
    z.strictObject({
      price: z.string().optional(),
      price_data: price.optional(),
      quantity: integer.pipe(z.number().min(1)),
    }),
  )
  .min(1)
export type LinkItemParams = z.infer<typeof linkItems>

export const webUrl = z.url({ protocol: /^https?$/, error: 'Not a valid URL' })

export const createSession = z.strictObject({
  mode: z.literal('payment'),
  line_items: lineItems,
  success_url: webUrl,
  cancel_url: webUrl.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  expires_at: integer.optional(),
  metadata,
  expand,
  allow_promotion_codes: ignored,
  automatic_tax: ignored,
  billing_address_collection: ignored,
  custom_text: ignored,
  customer_creation: ignored,
  invoice_creation: ignored,
  locale: ignored,
  payment_intent_data: z.looseObject({ metadata }).optional(),
  payment_method_types: ignored,
  submit_type: ignored,
})
export type CreateSession = z.infer<typeof createSession>

export const createRefund = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.pipe(z.number().min(1, 'Invalid positive integer')).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
})
export type CreateRefund = z.infer<typeof createRefund>

/** For requests without parameters of their own. */
export const expandOnly = z.strictObject({ expand })
export const listSessions = z.strictObject({
  payment_intent: z.string().optional(),
  payment_link: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  limit: integer.pipe(z.number().min(1).max(100)).optional().default(10),
  expand,
})
export const listEvents = z.strictObject({
  type: z.string().optional(),
  limit: integer.pipe(z.number().min(1).max(100)).optional().default(10),
  expand,
})
