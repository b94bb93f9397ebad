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
 * An unknown session comes from a buy button or a payment link, or is made up. Each lookup costs a
 * call to Stripe, so they are limited per minute; beyond that, buyers wait for the webhook.
 */
const allowRequest = memoize(() => createRateLimiter({ times: 60, milliseconds: 60_000 }))
/** So many a minute for orders that are open: strangers can open some and ask for them without end, too. */
const allowOpenOrderRequest = memoize(() => createRateLimiter({ times: 300, milliseconds: 60_000 }))

/** The page polls, so a stale index does no harm. */
const bySession = async (sessionId: string, now: Date): Promise<Purchase | undefined> => {
  const known = await findBySession(sessionId)
  if (known && known.status !== 'open') return known
  if (!(known ? allowOpenOrderRequest() : allowRequest())(now)) return known
  const orderId = await fulfill(sessionId)
  const order = orderId ? await findOrder(orderId) : undefined
  return order?.session_id === sessionId ? order : findPurchase(unmatchedId(sessionId))
}

const byId = async (id: string, now: Date): Promise<Order | undefined> => {
  const order = await findOrder(id)
  if (order?.status !== 'open' || !order.session_id || !allowOpenOrderRequest()(now)) return order
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

/**
 * Asks Stripe while the payment is open. Only the browser with the order's access token gets the
 * download token.
 */
export default handle(getPurchase, async ({ params: { reference }, headers, now }) => {
  const order = await find(reference, now)
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  const isBuyer = order.status !== 'unmatched' && hasAccess(order, headers.authorization)
  return view(order, isBuyer, now)
})
