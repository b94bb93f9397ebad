import { mailPurchases } from '../core/mail.ts'
import { isLinkDue, markLinkSent, renewLink } from '../core/orders/admin-transitions.ts'
import { isExpired } from '../core/orders/link.ts'
import type { Purchase, ReadyOrder, RevokedOrder } from '../core/orders/order.ts'
import { findByEmail } from '../core/orders/table.ts'
import { log } from '../core/platform/log.ts'

type LinkedOrder = ReadyOrder | RevokedOrder

/** Orders with pending files are emailed when the files are ready. */
const isLinkedOrder = (row: Purchase): row is LinkedOrder =>
  row.status === 'ready' || row.status === 'revoked'

/** The order with a valid link; undefined if it can't be renewed anymore. */
const withValidLink = async (
  order: LinkedOrder,
  now: Date,
): Promise<{ order: LinkedOrder; isNew: boolean }[]> => {
  if (order.status === 'revoked' || !isExpired(order, now)) return [{ order, isNew: false }]
  const link = await renewLink(order, now)
  return link ? [{ order: { ...order, ...link }, isNew: true }] : []
}

/**
 * Emails an address its purchases, and renews expired links. Each purchase is emailed at most once an hour; an
 * address without purchases gets no email. A repeated message may send the email twice.
 */
export const mailLinks = async (email: string, now = new Date()): Promise<void> => {
  const due = (await findByEmail(email))
    .filter(isLinkedOrder)
    .filter((order) => isLinkDue(order, now))
  const purchases = (await Promise.all(due.map((order) => withValidLink(order, now)))).flat()
  if (purchases.length === 0) return
  await mailPurchases(email, purchases, now)
  await Promise.all(purchases.map(({ order }) => markLinkSent(order, now)))
  log.info('links.mailed', { purchases: purchases.length })
}
