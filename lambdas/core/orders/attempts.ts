import { isoTimeAfter, type OpenOrder, type PaidOrder, type ReadyOrder } from './order.ts'
import { transition } from './writes.ts'

/*
 * The sweep attempts to bring about what an order waits for, and waits twice as long after each attempt. Stored
 * rows count attempts under the name `sweeps`.
 */

const MINUTE = 60_000
/** How long a Checkout Session takes payments. Stripe allows 30 minutes to 24 hours. */
const CHECKOUT_LIFETIME_MS = 120 * MINUTE
/** Milliseconds for which the sweep waits for Stripe's events after a session has ended, and for files. */
export const PAYMENT_GRACE_MS = 10 * MINUTE
export const FILES_GRACE_MS = 2 * MINUTE
/** After so many attempts an order that waits for files goes to the review queue. */
export const MAX_ATTEMPTS = 8

/** The order waits for its files from now on. */
export const awaitFiles = (now: Date) =>
  ({ awaiting: 'files', due_at: isoTimeAfter(now, FILES_GRACE_MS), sweeps: 0 }) as const

const attempted = (attempts: number, now: Date) => ({
  sweeps: attempts,
  due_at: isoTimeAfter(now, FILES_GRACE_MS * 2 ** Math.min(attempts, MAX_ATTEMPTS)),
})

/** When a Checkout Session of an order ends (ISO), however often the order's session is requested. */
export const checkoutEnd = ({ created_at }: Pick<OpenOrder, 'created_at'>): string =>
  isoTimeAfter(new Date(created_at), CHECKOUT_LIFETIME_MS)

/** Counts a failed attempt to learn of a payment; the sweep waits twice as long for the next one. */
export const postponePayment = ({ id, sweeps = 0 }: OpenOrder, now: Date): Promise<boolean> =>
  transition(id, { from: 'open', when: { awaiting: 'payment' }, set: attempted(sweeps + 1, now) })

/** Whether the sweep makes its last attempt now. */
export const isLastAttempt = ({ sweeps = 0 }: PaidOrder | ReadyOrder): boolean =>
  sweeps + 1 >= MAX_ATTEMPTS

/** Counts an attempt to have files made; after the last one the order goes to the review queue. */
export const postponeFiles = (order: PaidOrder | ReadyOrder, now: Date): Promise<boolean> =>
  transition(order.id, {
    from: order.status,
    when: { awaiting: 'files' },
    set: {
      ...attempted((order.sweeps ?? 0) + 1, now),
      awaiting: isLastAttempt(order) ? 'review' : 'files',
    },
  })

/** The next pending work once the files are done: the review of a failed refund, or nothing. */
export const awaitReviewOrNothing = ({
  refund_failed_at,
}: Pick<ReadyOrder, 'refund_failed_at'>) => ({
  set: refund_failed_at ? ({ awaiting: 'refund', due_at: refund_failed_at } as const) : {},
  remove: refund_failed_at ? [] : (['awaiting', 'due_at'] as const),
})
