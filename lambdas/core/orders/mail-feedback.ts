import { maskAddress } from './history.ts'
import { findOrder } from './table.ts'
import { transition } from './writes.ts'

type MailFeedback = {
  /** Returned as undeliverable, or reported as spam. */
  event: 'bounced' | 'complained'
  /** ISO. */
  at: string
  /** The full address; stored masked. */
  to: string
  /** The reason, for the owner. */
  text?: string
}

/**
 * Records in the history of a ready order that an email bounced or was reported as spam. False if
 * already recorded, or if the order has since been revoked or erased.
 */
export const recordMailFeedback = async (
  id: string,
  { event, at, to, text }: MailFeedback,
): Promise<boolean> => {
  const order = await findOrder(id)
  if (order?.status !== 'ready') return false
  const entry = { event, at: new Date(at).toISOString(), to: maskAddress(to), text } as const
  const isRecorded = order.history?.some(
    (stored) => stored.event === event && stored.at === entry.at,
  )
  return !isRecorded && transition(id, { from: 'ready', set: {}, entries: [entry] })
}
