import * as z from 'zod'

/**
 * Every route of the HTTP API: read by the functions, the stack, the local server and the web.
 * `service` names the folder under lambdas/ that answers. `{name}` is a path parameter.
 */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/api/${string}`
  service: 'shop' | 'payments' | 'admin'
  access: 'public' | 'stripe' | 'admin'
}

/** Bytes of a request body; larger ones get 413. */
export const MAX_BODY_BYTES = 64 * 1024

/** The sign-in group whose members may use admin routes. */
export const ADMIN_GROUP = 'admin'

const answer = z.union([z.string(), z.number(), z.boolean()])

/** `price` is in dollars, as the page shows it; a price that is not the catalogue's gets 409. */
export const purchaseRequest = z.strictObject({
  documentId: z.string().max(100),
  documentTitle: z.string().max(200),
  price: z.number().positive().max(10_000),
  answers: z.record(z.string().max(100), answer).optional(),
  requestId: z.uuid(),
})
export type PurchaseRequest = z.infer<typeof purchaseRequest>

export const checkoutResponse = z.object({ url: z.url(), orderId: z.string() })
export const orderResponse = z.object({ orderId: z.string() })

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

/** ISO timestamps. `files` tells which downloads exist. */
export const downloadResponse = z.object({
  documentId: z.string(),
  title: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  files: z.array(z.enum(['docx', 'pdf', 'instructions'])),
})
export type DownloadView = z.infer<typeof downloadResponse>

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

/** `query` is an e-mail address, an order id, a session id or the start of a token; blank lists what needs a person. */
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
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The path with its parameters filled in and escaped. */
export const pathOf = (name: RouteName, params: Record<string, string> = {}): string =>
  routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
