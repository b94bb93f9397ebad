import * as z from 'zod'
import { integer } from './form-encoding.ts'

/** The parameters of every supported request. Like Stripe, unknown ones are rejected. */
const metadata = z.record(z.string().max(40), z.string().max(500)).optional()
const expand = z.array(z.string()).optional()
/** A Stripe parameter that has no effect here. */
const ignored = z.unknown().optional()

const priceData = z.strictObject({
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
const lineItems = z
  .array(
    z.strictObject({
      price_data: priceData,
      quantity: integer.pipe(z.number().min(1)).optional().default(1),
    }),
  )
  .min(1)
export type LineItemParams = z.infer<typeof lineItems>

/** A payment link's items, with an existing price or an inline one. */
const linkItems = z
  .array(
    z.strictObject({
      price: z.string().optional(),
      price_data: priceData.optional(),
      quantity: integer.pipe(z.number().min(1)),
    }),
  )
  .min(1)
export type LinkItemParams = z.infer<typeof linkItems>

const webUrl = z.url({ protocol: /^https?$/, error: 'Not a valid URL' })

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

/** Requests without their own parameters. */
export const expandOnly = z.strictObject({ expand })
export const listSessions = z.strictObject({
  payment_intent: z.string().optional(),
  payment_link: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  limit: integer.pipe(z.number().min(1).max(100)).optional().default(10),
  expand,
})
/** Lists of refunds and disputes. */
export const listOfPayment = z.strictObject({
  payment_intent: z.string().optional(),
  limit: integer.pipe(z.number().min(1).max(100)).optional().default(10),
  expand,
})
export const listEvents = z.strictObject({
  type: z.string().optional(),
  limit: integer.pipe(z.number().min(1).max(100)).optional().default(10),
  expand,
})

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const name = z.string().min(1).max(250)
const details = { active: flag.optional(), description: z.string().optional(), metadata, expand }
export const createProduct = z.strictObject({ id: z.string().optional(), name, ...details })
export type CreateProduct = z.infer<typeof createProduct>
export const updateProduct = z.strictObject({ name: name.optional(), ...details })
export type UpdateProduct = z.infer<typeof updateProduct>

export const createPrice = z.strictObject({
  product: z.string(),
  currency: z.string().length(3).toLowerCase(),
  unit_amount: integer.pipe(z.number().min(0, 'Invalid non-negative integer').max(99_999_999)),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: flag.optional(),
  metadata,
  expand,
  tax_behavior: ignored,
})
export type CreatePrice = z.infer<typeof createPrice>

const page = {
  limit: integer.pipe(z.number().min(1).max(100)).optional().default(10),
  starting_after: z.string().optional(),
  expand,
}
export const listPrices = z.strictObject({
  lookup_keys: z.array(z.string()).optional(),
  active: flag.optional(),
  ...page,
})
export type ListPrices = z.infer<typeof listPrices>

const afterCompletion = z
  .strictObject({
    type: z.enum(['hosted_confirmation', 'redirect']),
    redirect: z.strictObject({ url: webUrl }).optional(),
    hosted_confirmation: ignored,
  })
  .optional()
const linkDetails = {
  active: flag.optional(),
  after_completion: afterCompletion,
  metadata,
  expand,
  allow_promotion_codes: ignored,
  payment_method_types: z.array(z.string()).optional(),
  submit_type: ignored,
}
export const createLink = z.strictObject({ line_items: linkItems, ...linkDetails })
export type CreateLink = z.infer<typeof createLink>
export const updateLink = z.strictObject(linkDetails)
export type UpdateLink = z.infer<typeof updateLink>
export const listLinks = z.strictObject({ active: flag.optional(), ...page })
export type ListLinks = z.infer<typeof listLinks>

const endpointDetails = {
  url: webUrl,
  enabled_events: z.array(z.string()).min(1),
  description: ignored,
  metadata,
  expand,
}
export const createEndpoint = z.strictObject({
  ...endpointDetails,
  api_version: z.string().optional(),
})
export type CreateEndpoint = z.infer<typeof createEndpoint>
export const updateEndpoint = z.strictObject({ ...endpointDetails, disabled: flag.optional() })
export type UpdateEndpoint = z.infer<typeof updateEndpoint>
export const listEndpoints = z.strictObject(page)
