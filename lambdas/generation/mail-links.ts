import { mailPurchases } from '../core/mail.ts'
import { isLinkDue, markLinkSent, renewLink } from '../core/orders/admin-transitions.ts'
import { isExpired } from '../core/orders/link.ts'
import type { Purchase, ReadyOrder } from '../core/orders/order.ts'
import { findByEmail } from '../core/orders/table.ts'
import { log } from '../core/platform/log.ts'

const isReady = (row: Purchase): row is ReadyOrder => row.status === 'ready'

/** The order with a link that works; none when it has just ended. */
const working = async (order: ReadyOrder, now: Date): Promise<ReadyOrder[]> => {
  if (!isExpired(order, now)) return [order]
  const link = await renewLink(order, now)
  return link ? [{ ...order, ...link }] : []
}

/**
 * Mails an address the links of its purchases, with new ones for those that have run out. Each purchase is
 * mailed at most once an hour; an address without any gets no mail. A message that comes twice, or after a
 * crash, may mail twice and never not at all.
 */
export const mailLinks = async (email: string, now = new Date()): Promise<void> => {
  const due = (await findByEmail(email)).filter(isReady).filter((order) => isLinkDue(order, now))
  const orders = (await Promise.all(due.map((order) => working(order, now)))).flat()
  if (orders.length === 0) return
  await mailPurchases(email, orders)
  await Promise.all(orders.map((order) => markLinkSent(order, now)))
  log.info('links.mailed', { purchases: orders.length })
}
