import { randomUUID } from 'node:crypto'
import { fulfill } from '../core/fulfill.ts'
import { isLastAttempt, postponeFiles, postponePayment } from '../core/orders/attempts.ts'
import {
  isoTimeAfter,
  type OpenOrder,
  type PaidOrder,
  type Purchase,
  type ReadyOrder,
  waitingSince,
} from '../core/orders/order.ts'
import { findAwaiting, findOrder } from '../core/orders/table.ts'
import { log, shortId } from '../core/platform/log.ts'
import { count, measure } from '../core/platform/metrics.ts'
import { duringRequest } from '../core/platform/request-id.ts'
import { requestGeneration } from '../core/queue.ts'

/** Due orders of a kind that one sweep takes on: a crowd's checkouts that nobody paid must not hold up one that was. */
const MAX_PER_SWEEP = 500
/** How many of them at a time. Stripe allows a hundred requests a second. */
const CONCURRENCY = 25

const isOpen = (row: Purchase): row is OpenOrder => row.status === 'open'
const isInTheMaking = (row: Purchase): row is PaidOrder | ReadyOrder =>
  row.status === 'paid' || row.status === 'ready'

const findAwaitingFiles = async (until: string, limit?: number) =>
  (await findAwaiting('files', until, limit)).filter(isInTheMaking)
const findAwaitingPayment = async (until: string, limit?: number) =>
  (await findAwaiting('payment', until, limit)).filter(isOpen)

const attemptFiles = async (order: PaidOrder | ReadyOrder, now: Date) => {
  if ((await postponeFiles(order, now)) && isLastAttempt(order)) {
    log.warn('order.given_up', { order: shortId(order.id) })
    count('OrdersGivenUp')
  }
  await requestGeneration(order.id)
}

/** An order that its session has closed needs no further write. */
const attemptPayment = async (order: OpenOrder, now: Date) => {
  try {
    if (order.session_id) await fulfill(order.session_id)
  } finally {
    const present = await findOrder(order.id)
    if (present?.status === 'open') await postponePayment(present, now)
  }
}

/** No attempt is postponed further than this: milliseconds. */
const LOOKAHEAD_MS = 24 * 60 * 60 * 1000

/** Seconds for which the oldest order has been awaiting its files or its mail; 0 when none does. */
const longestWait = async (now: Date): Promise<number> => {
  const waiting = await findAwaitingFiles(isoTimeAfter(now, LOOKAHEAD_MS))
  const ages = waiting.map((order) => now.getTime() - Date.parse(waitingSince(order)))
  return Math.round(Math.max(0, ...ages) / 1000)
}

/** Attempts some at a time, the longest due first, and goes on after failures; their reasons. */
const attemptEach = async <T>(due: readonly T[], attempt: (order: T) => Promise<unknown>) => {
  const failures: unknown[] = []
  for (let start = 0; start < due.length; start += CONCURRENCY) {
    const results = await Promise.allSettled(due.slice(start, start + CONCURRENCY).map(attempt))
    failures.push(
      ...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
    )
  }
  return failures
}

const attemptAll = async (now: Date): Promise<number> => {
  const until = now.toISOString()
  const files = await findAwaitingFiles(until, MAX_PER_SWEEP)
  const payments = await findAwaitingPayment(until, MAX_PER_SWEEP)
  const failures = [
    ...(await attemptEach(files, (order) => attemptFiles(order, now))),
    ...(await attemptEach(payments, (order) => attemptPayment(order, now))),
  ]
  const due = [...files, ...payments]
  for (const { id } of due) log.info('order.swept', { order: shortId(id) })
  measure('OldestWaiting', await longestWait(now))
  if (failures.length > 0) throw new AggregateError(failures)
  return due.length
}

/**
 * Finds orders that should be further than they are: paid but without files for two minutes, or open though
 * their session may have been paid. The wait doubles after each attempt. Returns how many were found.
 * @throws AggregateError after all have been attempted, when some failed.
 */
export const sweep = (now = new Date(), id: string = randomUUID()): Promise<number> =>
  duringRequest(id, () => attemptAll(now))
