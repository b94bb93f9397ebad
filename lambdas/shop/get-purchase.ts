import { getPurchase, type PurchaseView } from '../../shared/api/purchases.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { fulfill } from '../core/fulfill.ts'
import { hasAccess } from '../core/orders/access-token.ts'
import type { Order, Purchase } from '../core/orders/order.ts'
import { isOrderId } from '../core/orders/order-id.ts'
import { purchaseStateOf } from '../core/orders/state.ts'
import { findBySession, findOrder, findPurchase } from '../core/orders/table.ts'
import { unmatchedId } from '../core/orders/unmatched.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { memoize } from '../core/platform/memoize.ts'
import { createRateLimiter } from '../core/platform/rate-limiter.ts'

/**
 * A session that no order knows is one of a buy button or a payment link, or made up: each such question costs a call
 * to Stripe, of which strangers get so many a minute. Beyond that a buyer waits for the webhook.
 */
const mayAsk = memoize(() => createRateLimiter({ times: 60, milliseconds: 60_000 }))
/** So many a minute for orders that are open: strangers can open some and ask for them without end, too. */
const mayAskOpen = memoize(() => createRateLimiter({ times: 300, milliseconds: 60_000 }))

/** The page asks again while it waits, so the index may be a moment behind its table. */
const bySession = async (sessionId: string, now: Date): Promise<Purchase | undefined> => {
  const known = await findBySession(sessionId)
  if (known && known.status !== 'open') return known
  if (!(known ? mayAskOpen() : mayAsk())(now)) return known
  const orderId = await fulfill(sessionId)
  const order = orderId ? await findOrder(orderId) : undefined
  return order?.session_id === sessionId ? order : findPurchase(unmatchedId(sessionId))
}

const byId = async (id: string, now: Date): Promise<Order | undefined> => {
  const order = await findOrder(id)
  if (order?.status !== 'open' || !order.session_id || !mayAskOpen()(now)) return order
  await fulfill(order.session_id)
  return findOrder(id)
}

/** Stripe's ids have 255 characters at most. Source: https://docs.stripe.com/upgrades */
const isSessionId = (text: string) => /^cs_\w{1,250}$/.test(text)

const find = async (reference: string, now: Date): Promise<Purchase | undefined> => {
  if (isSessionId(reference)) return bySession(reference, now)
  return isOrderId(reference) ? byId(reference, now) : undefined
}

const view = (order: Purchase, isBuyer: boolean, now: Date): PurchaseView => ({
  status: purchaseStateOf(order, now),
  ...(order.status !== 'unmatched' && { documentId: order.document_id, title: order.title }),
  ...(order.status === 'ready' && isBuyer && { downloadToken: order.download_token }),
})

/** Asks Stripe while the payment is open. The download token is for the browser with the order's access token only. */
export default handle(getPurchase, async ({ params: { reference }, headers, now }) => {
  const order = await find(reference, now)
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  const isBuyer = order.status !== 'unmatched' && hasAccess(order, headers.authorization)
  return view(order, isBuyer, now)
})
