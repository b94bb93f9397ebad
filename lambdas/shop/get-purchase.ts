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
const allowUnknownSessionLookup = memoize(() => createRateLimiter({ limit: 60, windowMs: 60_000 }))
/** Open orders have a separate limit, because strangers can open orders and poll them. */
const allowOpenOrderLookup = memoize(() => createRateLimiter({ limit: 300, windowMs: 60_000 }))

/** The page polls, so a stale index does no harm. */
const findCurrentBySession = async (
  sessionId: string,
  now: Date,
): Promise<Purchase | undefined> => {
  const known = await findBySession(sessionId)
  if (known && known.status !== 'open') return known
  if (!(known ? allowOpenOrderLookup() : allowUnknownSessionLookup())(now)) return known
  const orderId = await fulfill(sessionId)
  const order = orderId ? await findOrder(orderId) : undefined
  return order?.session_id === sessionId ? order : findPurchase(unmatchedId(sessionId))
}

const findCurrentById = async (id: string, now: Date): Promise<Order | undefined> => {
  const order = await findOrder(id)
  if (order?.status !== 'open' || !order.session_id || !allowOpenOrderLookup()(now)) return order
  await fulfill(order.session_id)
  return findOrder(id)
}

/** Stripe's ids have 255 characters at most. Source: https://docs.stripe.com/upgrades */
const isSessionId = (text: string) => /^cs_\w{1,250}$/.test(text)

const find = async (reference: string, now: Date): Promise<Purchase | undefined> => {
  if (isSessionId(reference)) return findCurrentBySession(reference, now)
  return isOrderId(reference) ? findCurrentById(reference, now) : undefined
}

const viewOf = (order: Purchase, isBuyer: boolean, now: Date): PurchaseView => ({
  status: purchaseStateOf(order, now),
  ...(order.status !== 'unmatched' && { documentId: order.document_id, title: order.title }),
  ...((order.status === 'ready' || order.status === 'revoked') &&
    isBuyer && { downloadToken: order.download_token }),
})

/**
 * Checks with Stripe while the payment is open. Only the browser with the order's access token gets the
 * download token.
 */
export default handle(getPurchase, async ({ params: { reference }, headers, now }) => {
  const order = await find(reference, now)
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  const isBuyer = order.status !== 'unmatched' && hasAccess(order, headers.authorization)
  return viewOf(order, isBuyer, now)
})
