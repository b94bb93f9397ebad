import { later, type Order } from '../core/order.ts'
import { findAwaiting } from '../core/order-table.ts'

/** The sweep never looks further ahead than this: milliseconds. */
const AHEAD = 24 * 60 * 60 * 1000

const since = (order: Order) => Date.parse(order.corrected_at ?? order.paid_at ?? order.created_at)

/** Seconds that the oldest order has been waiting for its files or its mail; 0 when none waits. */
export const longestWait = async (now: Date): Promise<number> => {
  const waiting = await findAwaiting('files', later(now, AHEAD))
  const ages = waiting.map((order) => now.getTime() - since(order))
  return Math.round(Math.max(0, ...ages) / 1000)
}
