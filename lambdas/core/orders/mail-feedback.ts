import { maskAddress } from './history.ts'
import { findOrder } from './table.ts'
import { transition } from './writes.ts'

type ReturnedMail = {
  /** Whether it came back, or its reader reported it as unwanted. */
  event: 'bounced' | 'complained'
  /** ISO. */
  at: string
  /** The whole address, which is stored masked. */
  to: string
  /** Why, in words for the owner. */
  text?: string
}

/**
 * Notes in the history of a ready order that a mail about it did not arrive or was not wanted. False when that stands
 * there, or the order has been taken back or erased since.
 */
export const recordMailFeedback = async (
  id: string,
  { event, at, to, text }: ReturnedMail,
): Promise<boolean> => {
  const order = await findOrder(id)
  if (order?.status !== 'ready') return false
  const entry = { event, at: new Date(at).toISOString(), to: maskAddress(to), text } as const
  const known = order.history?.some((one) => one.event === event && one.at === entry.at)
  return !known && transition(id, { from: 'ready', set: {}, entries: [entry] })
}
