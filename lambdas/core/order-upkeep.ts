import { FILES_GRACE, later, type Order } from './order.ts'
import { change } from './order-table.ts'
import { requestGeneration } from './queue.ts'

/*
 * What happens to an order without moving it along: files that are made again, and money given back.
 */

const awaitFiles = (now: Date): Partial<Order> => ({
  awaiting: 'files',
  due_at: later(now, FILES_GRACE),
  sweeps: 0,
})

/**
 * Files of a ready order were found missing: they are made again, from the answers or as the blank
 * template it was. Does nothing while something else is under way for this order.
 */
export const replaceMissingFiles = async (order: Order, now = new Date()): Promise<void> => {
  const begun = await change(order.id, {
    when: { status: 'ready', awaiting: undefined },
    set: { ...awaitFiles(now), remake_at: now.toISOString() },
  })
  if (begun) await requestGeneration(order.id)
}

/** Starts anew what makes the files of a paid or ready order; false when it is neither by now. */
export const makeFilesAgain = async (order: Order, now = new Date()): Promise<boolean> => {
  const remake = order.status === 'ready' ? { remake_at: now.toISOString() } : {}
  const begun = await change(order.id, {
    when: { status: order.status },
    set: { ...awaitFiles(now), ...remake },
  })
  if (begun) await requestGeneration(order.id)
  return begun
}

/** The files are there again. A mail that is still to be sent, or a newer request, stays open. */
export const markRemade = ({ id, revision, remake_at, mailed_at }: Order): Promise<boolean> =>
  change(id, {
    when: { status: 'ready', revision, remake_at, mailed_at },
    remove: mailed_at ? ['remake_at', 'awaiting', 'due_at'] : ['remake_at'],
  })

/** The money was given back; nothing is left to do for anybody. Returns when (ISO). */
export const markRefunded = async (order: Order, now = new Date()): Promise<string> => {
  const at = order.refunded_at ?? now.toISOString()
  await change(order.id, { when: {}, set: { refunded_at: at }, remove: ['awaiting', 'due_at'] })
  return at
}
