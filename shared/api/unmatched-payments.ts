import * as z from 'zod'
import { purchaseId, purchaseRow } from './admin-purchases.ts'
import { route } from './route.ts'

export const MAX_NOTE_LENGTH = 500

/** Oldest first. Each `id` can be refunded like a purchase. */
export const listUnmatchedPayments = route({
  method: 'GET',
  path: '/api/admin/unmatched-payments',
  service: 'admin',
  access: 'admin',
  summary: 'List unmatched payments that need a decision',
  response: z.object({ payments: z.array(purchaseRow) }),
})

/** Repeating it changes nothing. */
export const assignPayment = route({
  method: 'POST',
  path: '/api/admin/unmatched-payments/{id}/assign',
  service: 'admin',
  access: 'admin',
  summary: 'Assign a payment to an order, which is then delivered',
  params: { id: purchaseId },
  body: z.strictObject({ orderId: z.string().trim().min(1).max(255) }),
  response: z.object({ orderId: z.string(), status: z.enum(['paid', 'ready']) }),
  errors: ['not_found', 'conflict'],
})

export const notePayment = route({
  method: 'POST',
  path: '/api/admin/unmatched-payments/{id}/note',
  service: 'admin',
  access: 'admin',
  summary: 'Add a note to an unmatched payment',
  params: { id: purchaseId },
  body: z.strictObject({ text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) }),
  response: z.object({ text: z.string() }),
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
  response: z.object({ closedAt: z.string() }),
  errors: ['not_found'],
})
