import { isErased, type Order } from './order.ts'
import { transition } from './writes.ts'

/*
 * Only the erasure function may delete answers and versions of files. The others mark the order in the update that makes
 * them superfluous; the function finds the mark within a minute, deletes them and then the mark.
 */

/** What an update sets to have superfluous files and answers of its order erased. */
export const erasureDue = (now: Date) => ({ erasing: 'due', erase_at: now.toISOString() }) as const

/** Has an erased order erased once more: something may have been stored meanwhile. False when it is not erased. */
export const markErasing = async (order: Order, now = new Date()): Promise<boolean> =>
  isErased(order) && transition(order.id, { from: 'revoked', set: erasureDue(now) })

/** Removes the mark; false when the order was marked again meanwhile, and stays marked. */
export const unmarkErasing = ({ id, status, erase_at }: Order): Promise<boolean> =>
  transition(id, { from: status, when: { erase_at }, set: {}, remove: ['erasing', 'erase_at'] })
