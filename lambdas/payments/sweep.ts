import { randomUUID } from 'node:crypto'
import { fulfil } from '../core/fulfil.ts'
import { isLastAttempt, postponeFiles, postponePayment } from '../core/orders/attempts.ts'
import {
  awaitedSince,
  later,
  type OpenOrder,
  type PaidOrder,
  type Purchase,
  type ReadyOrder,
} from '../core/orders/order.ts'
import { findAwaiting } from '../core/orders/table.ts'
import { log, shortId } from '../core/platform/log.ts'
import { count, measure } from '../core/platform/metrics.ts'
import { duringRequest } from '../core/platform/request-id.ts'
import { requestGeneration } from '../core/queue.ts'

const isOpen = (row: Purchase): row is OpenOrder => row.status === 'open'
const isInTheMaking = (row: Purchase): row is PaidOrder | ReadyOrder =>
  row.status === 'paid' || row.status === 'ready'

const findAwaitingFiles = async (until: string) =>
  (await findAwaiting('files', until)).filter(isInTheMaking)
const findAwaitingPayment = async (until: string) =>
  (await findAwaiting('payment', until)).filter(isOpen)

const attemptFiles = async (order: PaidOrder | ReadyOrder, now: Date) => {
  if ((await postponeFiles(order, now)) && isLastAttempt(order)) {
    log.warn('order.given_up', { order: shortId(order.id) })
    count('OrdersGivenUp')
  }
  await requestGeneration(order.id)
}

const attemptPayment = async (order: OpenOrder, now: Date) => {
  await postponePayment(order, now)
  if (order.session_id) await fulfil(order.session_id)
}

/** No attempt is postponed further than this: milliseconds. */
const AHEAD = 24 * 60 * 60 * 1000

/** Seconds for which the oldest order has been awaiting its files or its mail; 0 when none does. */
const longestWait = async (now: Date): Promise<number> => {
  const waiting = await findAwaitingFiles(later(now, AHEAD))
  const ages = waiting.map((order) => now.getTime() - Date.parse(awaitedSince(order)))
  return Math.round(Math.max(0, ...ages) / 1000)
}

const attemptAll = async (now: Date): Promise<number> => {
  const until = now.toISOString()
  const files = await findAwaitingFiles(until)
  const payments = await findAwaitingPayment(until)
  const results = await Promise.allSettled([
    ...files.map((order) => attemptFiles(order, now)),
    ...payments.map((order) => attemptPayment(order, now)),
  ])
  for (const { id } of [...files, ...payments]) log.info('order.swept', { order: shortId(id) })
  measure('OldestWaiting', await longestWait(now))
  const failures = results.filter((result) => result.status === 'rejected')
  if (failures.length > 0) throw new AggregateError(failures.map(({ reason }) => reason))
  return results.length
}

/**
 * Finds orders that should be further than they are: paid but without files for two minutes, or open though
 * their session may have been paid. The wait doubles after each attempt. Returns how many were found.
 * @throws AggregateError after all have been attempted, when some failed.
 */
export const sweep = (now = new Date(), id = randomUUID()): Promise<number> =>
  duringRequest(id, () => attemptAll(now))
