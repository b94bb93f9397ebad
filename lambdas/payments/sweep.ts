import { randomUUID } from 'node:crypto'
import { duringRequest } from '../core/correlation.ts'
import { fulfil } from '../core/fulfil.ts'
import { log, shortId } from '../core/log.ts'
import { count, measure } from '../core/metrics.ts'
import type { Order } from '../core/order.ts'
import { findAwaiting } from '../core/order-table.ts'
import { isLastLook, postpone } from '../core/orders.ts'
import { requestGeneration } from '../core/queue.ts'
import { longestWait } from './longest-wait.ts'

const nudge = async (order: Order, now: Date) => {
  if ((await postpone(order, now)) && isLastLook(order)) {
    log.warn('order.given_up', { order: shortId(order.id) })
    count('OrdersGivenUp')
  }
  if (order.awaiting === 'files') return requestGeneration(order.id)
  if (order.session_id) await fulfil(order.session_id)
}

const look = async (now: Date): Promise<number> => {
  const until = now.toISOString()
  const due = [...(await findAwaiting('files', until)), ...(await findAwaiting('payment', until))]
  const results = await Promise.allSettled(due.map((order) => nudge(order, now)))
  for (const order of due) log.info('order.swept', { order: shortId(order.id) })
  measure('OldestWaiting', await longestWait(now))
  const failures = results.filter((result) => result.status === 'rejected')
  if (failures.length) throw new AggregateError(failures.map((failure) => failure.reason))
  return due.length
}

/**
 * Finds orders that should be further than they are: paid but without files for two minutes, or
 * open though their session may have been paid. Each look waits longer than the last. Returns how many.
 * @throws AggregateError after all have been tried, when some failed.
 */
export const sweep = (now = new Date(), id = randomUUID()): Promise<number> =>
  duringRequest(id, () => look(now))
