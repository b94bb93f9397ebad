import { log, shortId } from '../platform/log.ts'
import { count } from '../platform/metrics.ts'
import { type BoughtOrder, type Payment, purgeAt, type UnmatchedPayment } from './order.ts'
import { findPurchase } from './table.ts'
import { insert, transition } from './writes.ts'

/*
 * Payments that match no order are recorded for an admin and never matched by guessing. They have
 * their own ids in the orders table, and need review until they are refunded or an admin (`by`)
 * decides.
 */

/** The row id of a session's unmatched payment. */
export const unmatchedId = (sessionId: string): string => `unmatched_${sessionId}`

/** Records a payment once, no matter how often it is reported. */
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

const REVIEW_ATTRIBUTES = ['awaiting', 'due_at'] as const

/** Claims the payment exclusively; false if the row has changed since it was read. */
export const claim = (
  { id, last_write }: Pick<UnmatchedPayment, 'id' | 'last_write'>,
  orderId: string,
  now = new Date(),
  by?: string,
): Promise<boolean> =>
  transition(id, {
    from: 'unmatched',
    when: { assigned_to: undefined, refunded_at: undefined, last_write },
    set: { assigned_to: orderId },
    remove: REVIEW_ATTRIBUTES,
    entries: [{ event: 'assigned', at: now.toISOString(), by, text: orderId }],
  })

/** Releases an unused claim, so that the payment needs a decision again. */
export const release = (id: string, orderId: string, now = new Date()): Promise<boolean> =>
  transition(id, {
    from: 'unmatched',
    when: { assigned_to: orderId },
    set: { awaiting: 'review', due_at: now.toISOString() },
    remove: ['assigned_to'],
    entries: [{ event: 'released', at: now.toISOString() }],
  })

export const addNote = (
  id: string,
  text: string,
  now = new Date(),
  by?: string,
): Promise<boolean> =>
  transition(id, {
    from: 'unmatched',
    set: {},
    entries: [{ event: 'noted', at: now.toISOString(), by, text }],
  })

/** Ends the review; false if it had already ended. */
export const markHandled = (id: string, now = new Date(), by?: string): Promise<boolean> => {
  const at = now.toISOString()
  return transition(id, {
    from: 'unmatched',
    when: { closed_at: undefined },
    set: { closed_at: at },
    remove: [...REVIEW_ATTRIBUTES, 'refund_failed_at'],
    entries: [{ event: 'closed', at, by }],
  })
}

/** Removes the payer's address and the notes, which may name people; false if the row has changed. */
export const erasePayer = ({ id, last_write, history }: UnmatchedPayment): Promise<boolean> =>
  transition(id, {
    from: 'unmatched',
    when: { last_write },
    set: {
      history: history?.map(({ text, ...entry }) =>
        entry.event === 'noted' || text === undefined ? entry : { ...entry, text },
      ),
    },
    remove: ['email', 'payment_method'],
  })

/** Other writes, such as a note, may change the payment between reading and erasing it. */
const MAX_ATTEMPTS = 3

/** Erases the payer of the payment that an admin assigned to an order, if there is one. */
export const eraseAssignedPayer = async ({
  id,
  session_id,
}: Pick<BoughtOrder, 'id' | 'session_id'>): Promise<void> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const payment = await findPurchase(unmatchedId(session_id))
    if (payment?.status !== 'unmatched' || payment.assigned_to !== id) return
    if (await erasePayer(payment)) return
  }
  throw new Error('The payment was not erased')
}
