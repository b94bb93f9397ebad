import { log, shortId } from '../platform/log.ts'
import { count } from '../platform/metrics.ts'
import { type Payment, purgeAt } from './order.ts'
import { insert } from './writes.ts'

/*
 * Payments that match no order: recorded for a person and never guessed at. They stand in the table of the
 * orders under ids of their own and await their review until the money was given back.
 */

/** The id of the row of a session's payment. */
export const unmatchedId = (sessionId: string): string => `unmatched_${sessionId}`

/** Records a payment once, however often it is heard of. */
export const recordUnmatched = async (
  payment: Payment & { amount: number; currency: string },
  now = new Date(),
): Promise<void> => {
  const recorded = await insert({
    ...payment,
    id: unmatchedId(payment.session_id),
    document_id: 'unknown',
    title: 'Unmatched payment',
    status: 'unmatched',
    created_at: now.toISOString(),
    awaiting: 'review',
    due_at: now.toISOString(),
    purge_at: purgeAt(now),
  })
  if (!recorded) return
  log.warn('payment.unmatched', { session: shortId(payment.session_id) })
  count('UnmatchedPayments')
}
