import * as z from 'zod'
import { keyText, route } from './route.ts'

/** The answers of a document, by field key. */
export const answers = z.record(z.string().max(100), z.union([z.string(), z.number(), z.boolean()]))

/** `price` is in dollars, as the page shows it; a price that is not the catalogue's gets 409. */
const purchaseRequest = z.strictObject({
  /** Of any length: what is not in the catalogue is not found, and the body has its own limit. */
  documentId: z.string(),
  documentTitle: z.string().max(200),
  price: z.number().positive().max(10_000),
  answers: answers.optional(),
  requestId: z.uuid(),
})
export type PurchaseRequest = z.infer<typeof purchaseRequest>

/** `orderId` is public: Stripe gets it as the reference. `accessToken` opens the files, in a header only. */
const placedOrder = { orderId: z.string(), accessToken: z.string() }

export const ORDER_STATUSES = ['open', 'paid', 'ready', 'expired', 'failed', 'revoked'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const createCheckout = route({
  method: 'POST',
  path: '/api/create-checkout',
  service: 'shop',
  access: 'public',
  summary: 'Open an order and the Stripe session that pays for it',
  body: purchaseRequest,
  answer: z.object({ url: z.url(), ...placedOrder }),
  errors: ['not_found', 'price_changed', 'conflict', 'state_refused'],
})

export const createOrder = route({
  method: 'POST',
  path: '/api/orders',
  service: 'shop',
  access: 'public',
  summary: 'Open an order for a buy button or a payment link',
  body: purchaseRequest,
  answer: z.object(placedOrder),
  errors: ['not_found', 'price_changed', 'conflict', 'state_refused'],
})

/**
 * `reference` is a session or order id, which shows the status only. The download token appears once the files are
 * ready, for the browser that sends the order's access token as `Authorization: Bearer`.
 */
export const getPurchase = route({
  method: 'GET',
  path: '/api/purchases/{reference}',
  service: 'shop',
  access: 'public',
  summary: 'How far a purchase is',
  params: { reference: keyText },
  headers: { authorization: z.string().optional() },
  answer: z.object({
    status: z.enum(ORDER_STATUSES),
    documentId: z.string(),
    title: z.string().optional(),
    downloadToken: z.string().optional(),
  }),
  errors: ['not_found'],
})
export type PurchaseView = z.infer<typeof getPurchase.answer>

/**
 * `sold` counts documents sold under the launch offer; 0 when it has no quota. `now` is the time by which
 * the server sells: that of a visitor's clock may be another.
 */
export const getOffer = route({
  method: 'GET',
  path: '/api/offer',
  service: 'shop',
  access: 'public',
  summary: 'How much of the launch offer is sold',
  answer: z.object({ sold: z.number().int().nonnegative(), now: z.iso.datetime() }),
})
export type OfferView = z.infer<typeof getOffer.answer>
