import * as z from 'zod'
import { integer } from './form.ts'
import { expand, ignored, linkItems, metadata, webUrl } from './params.ts'

/** Parameters of what a seller sets up: products, prices, payment links and webhook endpoints. */
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
export type ListEndpoints = z.infer<typeof listEndpoints>
