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
import { count, recordMetric } from '../core/platform/metrics.ts'
import { runWithRequestId } from '../core/platform/request-id.ts'
import { requestGeneration } from '../core/queue.ts'

/** Limits each kind of due orders, so that many unpaid checkouts can't delay a paid one. */
const MAX_PER_SWEEP = 500
/** Stripe allows a hundred requests per second. */
const CONCURRENCY = 25

const isOpen = (row: Purchase): row is OpenOrder => row.status === 'open'
const isGenerating = (row: Purchase): row is PaidOrder | ReadyOrder =>
  row.status === 'paid' || row.status === 'ready'

const findAwaitingFiles = async (until: string, limit?: number) =>
  (await findAwaiting('files', until, limit)).filter(isGenerating)
const findAwaitingPayment = async (until: string, limit?: number) =>
  (await findAwaiting('payment', until, limit)).filter(isOpen)

const attemptFiles = async (order: PaidOrder | ReadyOrder, now: Date) => {
  if ((await postponeFiles(order, now)) && isLastAttempt(order)) {
    log.warn('order.given-up', { order: shortId(order.id) })
    count('OrdersGivenUp')
  }
  await requestGeneration(order.id)
}

/** Orders that fulfillment closed need no further write. */
const attemptPayment = async (order: OpenOrder, now: Date) => {
  try {
    if (order.session_id) await fulfill(order.session_id)
  } finally {
    const current = await findOrder(order.id)
    if (current?.status === 'open') await postponePayment(current, now)
  }
}

/** Longer than any retry delay. */
const LOOKAHEAD_MS = 24 * 60 * 60 * 1000

/** Seconds that the oldest order has waited for its files or email; 0 if none is waiting. */
const findLongestWait = async (now: Date): Promise<number> => {
  const waiting = await findAwaitingFiles(isoTimeAfter(now, LOOKAHEAD_MS))
  const ages = waiting.map((order) => now.getTime() - Date.parse(waitingSince(order)))
  return Math.round(Math.max(0, ...ages) / 1000)
}

/**
 * Runs attempts in batches, longest due first, and continues after failures. Returns their reasons.
 */
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
  recordMetric('OldestWaiting', await findLongestWait(now))
  if (failures.length > 0) throw new AggregateError(failures)
  return due.length
}

/**
 * Retries overdue orders: paid but without files for two minutes, or open with a session that may
 * have been paid. The delay doubles after each attempt. Returns the number of orders found.
 * @throws AggregateError after all attempts, if any failed
 */
export const sweep = (now = new Date(), id: string = randomUUID()): Promise<number> =>
  runWithRequestId(id, () => attemptAll(now))
