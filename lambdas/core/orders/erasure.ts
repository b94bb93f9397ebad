import { isErased, type Order } from './order.ts'
import { transition } from './writes.ts'

/*
 * Only the erasure function may delete answers and file versions. Other functions mark the order when they make
 * them obsolete. Within a minute the erasure function deletes them and then removes the mark.
 */

/** The attributes that mark an order for erasure of obsolete files and answers. */
export const erasureDue = (now: Date) => ({ erasing: 'due', erase_at: now.toISOString() }) as const

/**
 * Marks an erased order again, because something may have been stored in the meantime. False if it isn't
 * erased.
 */
export const markErasing = async (order: Order, now = new Date()): Promise<boolean> =>
  isErased(order) && transition(order.id, { from: 'revoked', set: erasureDue(now) })

/** Removes the mark; false if the order was marked again in the meantime. */
export const unmarkErasing = ({ id, status, erase_at }: Order): Promise<boolean> =>
  transition(id, { from: status, when: { erase_at }, set: {}, remove: ['erasing', 'erase_at'] })
