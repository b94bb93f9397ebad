import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { PURCHASE_STATES } from '../purchase-states.ts'
import { keyText, route } from './route.ts'

/** Bytes of all answers together: ten times what a long document has. */
const MAX_ANSWERS_BYTES = 24 * 1024

/** The answers of a document, by field key. */
export const answersSchema = z
  .record(z.string().max(100), z.union([z.string(), z.number(), z.boolean()]))
  .refine(
    (answers) => new TextEncoder().encode(JSON.stringify(answers)).length <= MAX_ANSWERS_BYTES,
  )

/** `price` is in dollars, as the page shows it; a price that differs from the catalog's gets 409. */
const purchaseRequest = z.strictObject({
  /** Not limited in length: unknown ids get 404, and the body size is limited. */
  documentId: z.string(),
  documentTitle: z.string().max(200),
  price: z.number().positive().max(10_000),
  answers: answersSchema.optional(),
  requestId: z.uuid(),
})
export type PurchaseRequest = z.infer<typeof purchaseRequest>

/** `orderId` is public: Stripe gets it as the reference. `accessToken` opens the files, in a header only. */
const placedOrder = { orderId: z.string(), accessToken: z.string() }

export const ORDER_STATUSES = ['open', 'paid', 'ready', 'expired', 'failed', 'revoked'] as const

export const createCheckout = route({
  method: 'POST',
  path: '/api/create-checkout',
  service: 'shop',
  access: 'public',
  summary: 'Open an order and the Stripe session that pays for it',
  rateLimit: LIMITS.ordersPerNetworkPerHour,
  body: purchaseRequest,
  response: z.object({ url: z.url(), ...placedOrder }),
  errors: ['not_found', 'price_changed', 'conflict', 'state_refused'],
})

export const createOrder = route({
  method: 'POST',
  path: '/api/orders',
  service: 'shop',
  access: 'public',
  summary: 'Open an order for a buy button or a payment link',
  rateLimit: LIMITS.ordersPerNetworkPerHour,
  countedWith: createCheckout.path,
  body: purchaseRequest,
  response: z.object(placedOrder),
  errors: ['not_found', 'price_changed', 'conflict', 'state_refused'],
})

/**
 * `reference` is a session or order id, which shows the status only. The download token appears once the files are
 * ready, for the browser that sends the order's access token as `Authorization: Bearer`, and stays for the receipt when
 * the link has expired or is revoked. A payment that matches no order has no document.
 */
export const getPurchase = route({
  method: 'GET',
  path: '/api/purchases/{reference}',
  service: 'shop',
  access: 'public',
  summary: 'The status of a purchase',
  params: { reference: keyText },
  headers: { authorization: z.string().optional() },
  response: z.object({
    status: z.enum(PURCHASE_STATES),
    documentId: z.string().optional(),
    title: z.string().optional(),
    downloadToken: z.string().optional(),
  }),
  errors: ['not_found'],
})
export type PurchaseView = z.infer<typeof getPurchase.response>

/**
 * `sold` counts documents sold under the launch offer; 0 when it has no quota. `now` is the server's time, because a
 * visitor's clock may be wrong.
 */
export const getOffer = route({
  method: 'GET',
  path: '/api/offer',
  service: 'shop',
  access: 'public',
  summary: 'How many documents the launch offer has sold',
  response: z.object({ sold: z.number().int().nonnegative(), now: z.iso.datetime() }),
})
