import * as z from 'zod'
import { purchaseId, purchaseRow } from './admin-purchases.ts'
import { route } from './route.ts'

/** Characters of a note. */
export const LONGEST_NOTE = 500

/** Oldest first. Each `id` can be refunded like a purchase. */
export const listUnmatchedPayments = route({
  method: 'GET',
  path: '/api/admin/unmatched-payments',
  service: 'admin',
  access: 'admin',
  summary: 'List payments that fit no order and await a decision',
  answer: z.object({ payments: z.array(purchaseRow) }),
})
export type UnmatchedPaymentsView = z.infer<typeof listUnmatchedPayments.answer>

/** Repeating it changes nothing. */
export const assignPayment = route({
  method: 'POST',
  path: '/api/admin/unmatched-payments/{id}/assign',
  service: 'admin',
  access: 'admin',
  summary: 'Let a payment pay for an order, which is then delivered',
  params: { id: purchaseId },
  body: z.strictObject({ orderId: z.string().trim().min(1).max(255) }),
  answer: z.object({ orderId: z.string(), status: z.enum(['paid', 'ready']) }),
  errors: ['not_found', 'conflict'],
})

export const notePayment = route({
  method: 'POST',
  path: '/api/admin/unmatched-payments/{id}/note',
  service: 'admin',
  access: 'admin',
  summary: 'Add a note to a payment that fits no order',
  params: { id: purchaseId },
  body: z.strictObject({ text: z.string().trim().min(1).max(LONGEST_NOTE) }),
  answer: z.object({ text: z.string() }),
  errors: ['not_found'],
})

/** Repeating it changes nothing. */
export const closePayment = route({
  method: 'POST',
  path: '/api/admin/unmatched-payments/{id}/close',
  service: 'admin',
  access: 'admin',
  summary: 'Mark an unmatched payment or a failed refund as handled',
  params: { id: purchaseId },
  answer: z.object({ closedAt: z.string() }),
  errors: ['not_found'],
})
