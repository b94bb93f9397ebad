import * as z from 'zod'
import { ORDER_STATUSES } from './purchases.ts'
import { route } from './route.ts'

/** Times are ISO, amounts are cents. */

const PURCHASE_EVENTS = [
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
 * more); blank lists what needs a person. `history` is oldest first. `awaiting` is what is still to
 * come; 'review' waits for a person. `personalised` is false for a blank template.
 */
export const findPurchases = route({
  method: 'GET',
  path: '/api/admin/purchases',
  service: 'admin',
  access: 'admin',
  summary: 'Find purchases, or list those that need a person',
  query: { query: z.string().optional() },
  answer: z.object({
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
  }),
})
export type PurchaseSearchView = z.infer<typeof findPurchases.answer>

/** An order id, or `unmatched_` and a session id. */
const purchaseId = z.string().min(1).max(300)

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

/** Repeating it refunds nothing twice. */
export const refundPurchase = route({
  method: 'POST',
  path: '/api/admin/purchases/{id}/refund',
  service: 'admin',
  access: 'admin',
  summary: 'Refund a purchase or an unmatched payment and end its link',
  params: { id: purchaseId },
  answer: z.object({
    status: z.enum(['revoked', 'unmatched']),
    refundedAt: z.string(),
    amount: z.number().int(),
    currency: z.string(),
  }),
  errors: ['not_found', 'conflict'],
})

/** Payments that fit no order; each `id` can be refunded like a purchase. */
export const listUnmatchedPayments = route({
  method: 'GET',
  path: '/api/admin/unmatched-payments',
  service: 'admin',
  access: 'admin',
  summary: 'List payments that fit no order',
  answer: z.object({
    payments: z.array(
      z.object({
        id: z.string(),
        sessionId: z.string(),
        paymentId: z.string().optional(),
        email: z.string().optional(),
        amount: z.number().int(),
        currency: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
})
export type UnmatchedPaymentsView = z.infer<typeof listUnmatchedPayments.answer>
