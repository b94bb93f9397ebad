import * as z from 'zod'
import { PURCHASE_STATES } from '../purchase-states.ts'
import { ORDER_STATUSES } from './purchases.ts'
import { route } from './route.ts'
import { emailAddress } from './signups.ts'

/** Times are ISO, amounts are cents. */

export const PURCHASE_EVENTS = [
  'opened',
  'received',
  'paid',
  'ready',
  'mailed',
  'bounced',
  'complained',
  'corrected',
  'remade',
  'reissued',
  'readdressed',
  'refunded',
  'refund_failed',
  'disputed',
  'restored',
  'won',
  'revoked',
  'erased',
  'noted',
  'assigned',
  'released',
  'closed',
] as const
export type PurchaseEvent = (typeof PURCHASE_EVENTS)[number]

/**
 * `by` is an admin's address or subject, Stripe or the buyer; absent for the store itself. A refund has an `amount`; a
 * changed email has both addresses, masked.
 */
const historyEntry = z.object({
  event: z.enum(PURCHASE_EVENTS),
  at: z.string(),
  by: z.string().optional(),
  amount: z.number().int().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  text: z.string().optional(),
})
export type HistoryEntryView = z.infer<typeof historyEntry>

/**
 * `history` is oldest first. `awaiting` is the pending work; 'review' needs an admin, and so does 'refund', after a
 * refund failed. `personalized` is false for a blank template. `refunded` is in cents.
 */
export const purchaseRow = z.object({
  id: z.string(),
  /** Such as "CW-0123ABCD"; absent for an unmatched payment. */
  orderNumber: z.string().optional(),
  status: z.enum([...ORDER_STATUSES, 'unmatched']),
  /** The state that buyers and admins see. */
  state: z.enum(PURCHASE_STATES),
  documentId: z.string(),
  title: z.string(),
  email: z.string().optional(),
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int(),
  createdAt: z.string(),
  paidAt: z.string().optional(),
  expiresAt: z.string().optional(),
  sessionId: z.string().optional(),
  paymentId: z.string().optional(),
  /** "Visa ending in 4242"; absent if Stripe reports none. */
  paymentMethod: z.string().optional(),
  personalized: z.boolean(),
  /** The US state that the answers name; absent for blank templates and after an erasure. */
  usState: z.string().optional(),
  /** How often the buyer has corrected the answers. */
  corrections: z.number().int(),
  awaiting: z.enum(['payment', 'files', 'review', 'refund']).optional(),
  /** When a refund failed that is still unresolved. */
  refundFailedAt: z.string().optional(),
  /** Whether a dispute of the payment is open or lost. */
  isDisputed: z.boolean(),
  /** Unmatched payments only: the order an admin assigned it to, and when it was closed. */
  assignedTo: z.string().optional(),
  closedAt: z.string().optional(),
  history: z.array(historyEntry),
})
export type PurchaseRow = z.infer<typeof purchaseRow>

/**
 * `query` is an email address, an order number or id, a session id or the start of a token (8 characters or more);
 * blank lists what needs an admin.
 */
export const findPurchases = route({
  method: 'GET',
  path: '/api/admin/purchases',
  service: 'admin',
  access: 'admin',
  summary: 'Find purchases, or list those that need an admin',
  query: { query: z.string().optional() },
  response: z.object({
    purchases: z.array(purchaseRow),
  }),
})

/** An order id, or `unmatched_` and a session id. */
export const purchaseId = z.string().min(1).max(300)

export const reissuePurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/reissue',
  service: 'admin',
  access: 'admin',
  summary: 'Email a new download link and revoke the old one',
  params: { id: purchaseId },
  response: z.object({ downloadToken: z.string(), expiresAt: z.string() }),
  errors: ['not_found', 'conflict'],
})

/** Emails a new link to the new address once the files are ready; the old link is revoked. */
export const readdressPurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/address',
  service: 'admin',
  access: 'admin',
  summary: 'Change the email of a purchase, send a new link and revoke the old one',
  params: { id: purchaseId },
  body: z.strictObject({ email: emailAddress }),
  response: z.object({
    email: z.string(),
    /** Absent while the files are being generated: the link is sent when they are ready. */
    downloadToken: z.string().optional(),
  }),
  errors: ['not_found', 'conflict'],
})

export const retryPurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/retry',
  service: 'admin',
  access: 'admin',
  summary: 'Generate the files again',
  params: { id: purchaseId },
  response: z.object({ status: z.enum(['paid', 'ready']) }),
  errors: ['not_found', 'conflict'],
})

/** The smallest refund, in cents. */
export const MIN_REFUND_CENTS = 1

/**
 * `amount` is in cents; absent refunds the rest, which revokes the link. Repeating a `requestId` refunds nothing twice.
 * The `amount` in the response is the total refunded.
 */
export const refundPurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/refund',
  service: 'admin',
  access: 'admin',
  summary: 'Refund a purchase or an unmatched payment, in full or in part',
  params: { id: purchaseId },
  body: z.strictObject({ requestId: z.uuid(), amount: z.int().min(MIN_REFUND_CENTS).optional() }),
  response: z.object({
    status: z.enum(['paid', 'ready', 'revoked', 'unmatched']),
    refundedAt: z.string(),
    amount: z.number().int(),
    currency: z.string(),
  }),
  errors: ['not_found', 'conflict'],
})
