import * as z from 'zod'
import { TEST_PAYMENT } from './test-token.ts'

/**
 * Every route of the HTTP API: read by the functions, the stack, the local server and the web.
 * `service` names the folder under lambdas/ that answers. `{name}` is a path parameter.
 */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/api/${string}`
  service: 'shop' | 'payments' | 'generation' | 'admin'
  access: 'public' | 'stripe' | 'admin'
}

/** Bytes of a request body; larger ones get 413. */
export const MAX_BODY_BYTES = 64 * 1024

/** The sign-in group whose members may use admin routes. */
export const ADMIN_GROUP = 'admin'

const answer = z.union([z.string(), z.number(), z.boolean()])

/** `price` is in dollars, as the page shows it; a price that is not the catalogue's gets 409. */
export const purchaseRequest = z.strictObject({
  /** Of any length: what is not in the catalogue is not found, and the body has its own limit. */
  documentId: z.string(),
  documentTitle: z.string().max(200),
  price: z.number().positive().max(10_000),
  answers: z.record(z.string().max(100), answer).optional(),
  requestId: z.uuid(),
})
export type PurchaseRequest = z.infer<typeof purchaseRequest>

export const checkoutResponse = z.object({ url: z.url(), orderId: z.string() })
export const orderResponse = z.object({ orderId: z.string() })

/** As browsers check a field of type email, so that nothing they accept is refused. */
export const signupRequest = z.strictObject({
  email: z
    .string()
    .max(254)
    .trim()
    .toLowerCase()
    .pipe(z.email({ pattern: z.regexes.html5Email })),
})

/** Documents sold under the launch offer; 0 when it has no quota. */
export const offerResponse = z.object({ sold: z.number().int().nonnegative() })
export type OfferView = z.infer<typeof offerResponse>

export const ORDER_STATUSES = ['open', 'paid', 'ready', 'expired', 'failed', 'revoked'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What a buyer may know of a purchase; the token appears once the files are ready. */
export const purchaseResponse = z.object({
  status: z.enum(ORDER_STATUSES),
  documentId: z.string(),
  title: z.string(),
  downloadToken: z.string().optional(),
})
export type PurchaseView = z.infer<typeof purchaseResponse>

/** Days after payment in which a buyer may correct the answers and get new files. */
export const CORRECTION_DAYS = 30

/**
 * ISO timestamps. `files` tells which downloads exist, `preparing` which of them were lost and are
 * being made again. `paymentId` marks a test link, which opens samples. `revision` counts from 1 with each correction,
 * whose files replace these when `beingCorrected` is over. Without `correctableUntil` there is no
 * correcting.
 */
export const downloadResponse = z.object({
  documentId: z.string(),
  title: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  files: z.array(z.enum(['docx', 'pdf', 'instructions'])),
  preparing: z.array(z.enum(['docx', 'pdf', 'instructions'])),
  paymentId: z.literal(TEST_PAYMENT).optional(),
  revision: z.number(),
  beingCorrected: z.boolean(),
  correctableUntil: z.string().optional(),
})
export type DownloadView = z.infer<typeof downloadResponse>

/** The answers a purchased document was made of, for their buyer to correct until `correctableUntil` (ISO). */
export const correctionResponse = z.object({
  documentId: z.string(),
  title: z.string(),
  answers: z.record(z.string(), answer),
  revision: z.number(),
  correctableUntil: z.string(),
})
export type CorrectionView = z.infer<typeof correctionResponse>

/** `revision` is that of the answers which were corrected. */
export const correctionRequest = z.strictObject({
  answers: z.record(z.string().max(100), answer),
  revision: z.number().int().positive(),
})
export type CorrectionRequest = z.infer<typeof correctionRequest>

/** The revision that is being made. */
export const correctedResponse = z.object({ revision: z.number() })

export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'price_changed',
  'conflict',
  'gone',
  'too_large',
  'invalid',
  'not_ready',
  'unexpected',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** `fields` is present on 422: the first message of each refused answer, by field key. */
export const errorResponse = z.object({
  code: z.enum(ERROR_CODES),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorView = z.infer<typeof errorResponse>

export const PURCHASE_EVENTS = [
  'opened',
  'paid',
  'ready',
  'mailed',
  'corrected',
  'reissued',
  'refunded',
  'revoked',
] as const
export type PurchaseEvent = (typeof PURCHASE_EVENTS)[number]

/**
 * `query` is an e-mail address, an order id, a session id or the start of a token (8 characters or
 * more); blank lists what needs a person. `history` is oldest first, amounts are cents. `awaiting` is
 * what is still to come; 'review' waits for a person. `personalised` is false for a blank template.
 */
export const purchaseSearchResponse = z.object({
  purchases: z.array(
    z.object({
      id: z.string(),
      status: z.enum([...ORDER_STATUSES, 'unmatched']),
      title: z.string(),
      email: z.string().optional(),
      amount: z.number().optional(),
      createdAt: z.string(),
      expiresAt: z.string().optional(),
      sessionId: z.string().optional(),
      paymentId: z.string().optional(),
      personalised: z.boolean(),
      awaiting: z.enum(['payment', 'files', 'review']).optional(),
      history: z.array(z.object({ event: z.enum(PURCHASE_EVENTS), at: z.string() })),
    }),
  ),
})
export type PurchaseSearchView = z.infer<typeof purchaseSearchResponse>

export const reissueResponse = z.object({ downloadToken: z.string(), expiresAt: z.string() })

export const routes = {
  createCheckout: {
    method: 'POST',
    path: '/api/create-checkout',
    service: 'shop',
    access: 'public',
  },
  createOrder: { method: 'POST', path: '/api/orders', service: 'shop', access: 'public' },
  stripeWebhook: {
    method: 'POST',
    path: '/api/stripe-webhook',
    service: 'payments',
    access: 'stripe',
  },
  getPurchase: {
    method: 'GET',
    path: '/api/purchases/{reference}',
    service: 'shop',
    access: 'public',
  },
  getDownload: { method: 'GET', path: '/api/downloads/{token}', service: 'shop', access: 'public' },
  getCorrection: {
    method: 'GET',
    path: '/api/downloads/{token}/answers',
    service: 'shop',
    access: 'public',
  },
  correctAnswers: {
    method: 'POST',
    path: '/api/downloads/{token}/corrections',
    service: 'shop',
    access: 'public',
  },
  downloadFile: {
    method: 'GET',
    path: '/api/downloads/{token}/{format}',
    service: 'shop',
    access: 'public',
  },
  deleteDownload: {
    method: 'DELETE',
    path: '/api/downloads/{token}',
    service: 'shop',
    access: 'public',
  },
  getOffer: { method: 'GET', path: '/api/offer', service: 'shop', access: 'public' },
  createSignup: { method: 'POST', path: '/api/signups', service: 'shop', access: 'public' },
  listTemplates: {
    method: 'GET',
    path: '/api/admin/templates',
    service: 'admin',
    access: 'admin',
  },
  getTemplate: {
    method: 'GET',
    path: '/api/admin/templates/{id}',
    service: 'admin',
    access: 'admin',
  },
  listTemplateVersions: {
    method: 'GET',
    path: '/api/admin/templates/{id}/versions',
    service: 'admin',
    access: 'admin',
  },
  templateFile: {
    method: 'GET',
    path: '/api/admin/templates/{id}/files/{type}',
    service: 'admin',
    access: 'admin',
  },
  createUpload: {
    method: 'POST',
    path: '/api/admin/templates/{id}/uploads',
    service: 'admin',
    access: 'admin',
  },
  recordVersion: {
    method: 'POST',
    path: '/api/admin/templates/{id}/versions',
    service: 'admin',
    access: 'admin',
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/admin/templates/{id}/versions/restore',
    service: 'admin',
    access: 'admin',
  },
  generateDocuments: {
    method: 'POST',
    path: '/api/document-generator',
    service: 'generation',
    access: 'admin',
  },
  findPurchases: {
    method: 'GET',
    path: '/api/admin/purchases',
    service: 'admin',
    access: 'admin',
  },
  reissuePurchase: {
    method: 'POST',
    path: '/api/admin/purchases/{id}/reissue',
    service: 'admin',
    access: 'admin',
  },
  retryPurchase: {
    method: 'POST',
    path: '/api/admin/purchases/{id}/retry',
    service: 'admin',
    access: 'admin',
  },
  refundPurchase: {
    method: 'POST',
    path: '/api/admin/purchases/{id}/refund',
    service: 'admin',
    access: 'admin',
  },
  listUnmatchedPayments: {
    method: 'GET',
    path: '/api/admin/unmatched-payments',
    service: 'admin',
    access: 'admin',
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The path with its parameters filled in and escaped. */
export const pathOf = (name: RouteName, params: Record<string, string> = {}): string =>
  routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
