import * as z from 'zod'
import { PURCHASE_STATES } from '../purchase-states.ts'
import { ORDER_STATUSES } from './purchases.ts'
import { route } from './route.ts'
import { mailAddress } from './signups.ts'

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
  'noted',
  'assigned',
  'released',
  'closed',
] as const
export type PurchaseEvent = (typeof PURCHASE_EVENTS)[number]

/**
 * `by` is an admin's address or subject, Stripe or the buyer; absent for the store itself. A refund has its
 * `amount`, a changed address both of its forms, masked.
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
 * `history` is oldest first. `awaiting` is what is still to come; 'review' waits for a person. 'refund' for one who makes up for a
 * failed refund. `personalised` is false for a blank template, `refunded` the cents that went back.
 */
export const purchaseRow = z.object({
  id: z.string(),
  /** What the buyer calls it, such as "CW-0123ABCD"; a payment that fitted no order has none. */
  orderNumber: z.string().optional(),
  status: z.enum([...ORDER_STATUSES, 'unmatched']),
  /** What buyers and admins read of it now. */
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
  personalised: z.boolean(),
  /** How often its buyer has corrected the answers. */
  corrections: z.number().int(),
  awaiting: z.enum(['payment', 'files', 'review', 'refund']).optional(),
  /** When a refund failed that nobody has made up for yet. */
  refundFailedAt: z.string().optional(),
  /** Whether a dispute of the payment is open or lost. */
  isDisputed: z.boolean(),
  /** Of a payment that fitted no order: the order that an admin gave it to, or when it was handled otherwise. */
  assignedTo: z.string().optional(),
  closedAt: z.string().optional(),
  history: z.array(historyEntry),
})
export type PurchaseRow = z.infer<typeof purchaseRow>

/**
 * `query` is an e-mail address, the number or id of an order, a session id or the start of a token (8
 * characters or more); blank lists what needs a person.
 */
export const findPurchases = route({
  method: 'GET',
  path: '/api/admin/purchases',
  service: 'admin',
  access: 'admin',
  summary: 'Find purchases, or list those that need a person',
  query: { query: z.string().optional() },
  answer: z.object({
    purchases: z.array(purchaseRow),
  }),
})
export type PurchaseSearchView = z.infer<typeof findPurchases.answer>

/** An order id, or `unmatched_` and a session id. */
export const purchaseId = z.string().min(1).max(300)

export const reissuePurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/reissue',
  service: 'admin',
  access: 'admin',
  summary: 'Mail a new download link and end the old one',
  params: { id: purchaseId },
  answer: z.object({ downloadToken: z.string(), expiresAt: z.string() }),
  errors: ['not_found', 'conflict'],
})

/** The new address is mailed a new link, once the files are there; the old link ends. */
export const readdressPurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/address',
  service: 'admin',
  access: 'admin',
  summary: 'Change the address of a purchase, mail it a new link and end the old one',
  params: { id: purchaseId },
  body: z.strictObject({ email: mailAddress }),
  answer: z.object({
    email: z.string(),
    /** Absent while the files are being made: the link is mailed with them. */
    downloadToken: z.string().optional(),
  }),
  errors: ['not_found', 'conflict'],
})

export const retryPurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/retry',
  service: 'admin',
  access: 'admin',
  summary: 'Have the files made once more',
  params: { id: purchaseId },
  answer: z.object({ status: z.enum(['paid', 'ready']) }),
  errors: ['not_found', 'conflict'],
})

/** The smallest refund, in cents. */
export const MIN_REFUND = 1

/**
 * `amount` is cents, absent for all that is left, which ends the link. Repeating it with the same `requestId` refunds
 * nothing twice. The answer's `amount` is what was refunded in all.
 */
export const refundPurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/refund',
  service: 'admin',
  access: 'admin',
  summary: 'Refund a purchase or an unmatched payment, in full or in part',
  params: { id: purchaseId },
  body: z.strictObject({ requestId: z.uuid(), amount: z.int().min(MIN_REFUND).optional() }),
  answer: z.object({
    status: z.enum(['paid', 'ready', 'revoked', 'unmatched']),
    refundedAt: z.string(),
    amount: z.number().int(),
    currency: z.string(),
  }),
  errors: ['not_found', 'conflict'],
})
