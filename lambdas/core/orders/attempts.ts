import { isoTimeAfter, type OpenOrder, type PaidOrder, type ReadyOrder } from './order.ts'
import { transition } from './writes.ts'

/*
 * The sweep retries an order's pending work with exponential backoff. Stored rows call the attempts
 * `sweeps`.
 */

const MINUTE_MS = 60_000
/** The lifetime of a Checkout Session. Stripe allows 30 minutes to 24 hours. */
const CHECKOUT_LIFETIME_MS = 120 * MINUTE_MS
/** How long the sweep waits for Stripe's events after a session has ended, and for files. */
export const PAYMENT_GRACE_MS = 10 * MINUTE_MS
export const FILES_GRACE_MS = 2 * MINUTE_MS
/** After this many attempts, an order without files goes to the review queue. */
export const MAX_ATTEMPTS = 8

/** Makes files the pending work. */
export const awaitFiles = (now: Date) =>
  ({ awaiting: 'files', due_at: isoTimeAfter(now, FILES_GRACE_MS), sweeps: 0 }) as const

const nextAttempt = (attempts: number, now: Date) => ({
  sweeps: attempts,
  due_at: isoTimeAfter(now, FILES_GRACE_MS * 2 ** Math.min(attempts, MAX_ATTEMPTS)),
})

/** When an order's Checkout Session expires (ISO), no matter how often it is requested. */
export const checkoutEnd = ({ created_at }: Pick<OpenOrder, 'created_at'>): string =>
  isoTimeAfter(new Date(created_at), CHECKOUT_LIFETIME_MS)

/** Counts an attempt to find a payment, and doubles the delay until the next one. */
export const postponePayment = ({ id, sweeps = 0 }: OpenOrder, now: Date): Promise<boolean> =>
  transition(id, { from: 'open', when: { awaiting: 'payment' }, set: nextAttempt(sweeps + 1, now) })

/** Whether this is the sweep's last attempt. */
export const isLastAttempt = ({ sweeps = 0 }: PaidOrder | ReadyOrder): boolean =>
  sweeps + 1 >= MAX_ATTEMPTS

/** Counts an attempt to generate files. After the last one the order goes to the review queue. */
export const postponeFiles = (order: PaidOrder | ReadyOrder, now: Date): Promise<boolean> =>
  transition(order.id, {
    from: order.status,
    when: { awaiting: 'files' },
    set: {
      ...nextAttempt((order.sweeps ?? 0) + 1, now),
      awaiting: isLastAttempt(order) ? 'review' : 'files',
    },
  })

/** The pending work after files are done: the review of a failed refund, or none. */
export const pendingWorkAfterFiles = ({
  refund_failed_at,
}: Pick<ReadyOrder, 'refund_failed_at'>) => ({
  set: refund_failed_at ? ({ awaiting: 'refund', due_at: refund_failed_at } as const) : {},
  remove: refund_failed_at ? [] : (['awaiting', 'due_at'] as const),
})
