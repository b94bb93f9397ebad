import type { Context } from 'hono'
import type { PurchaseView } from '../../shared/api.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { fulfil } from '../core/fulfil.ts'
import { param } from '../core/http.ts'
import type { Order } from '../core/order.ts'
import { findBySession, findOrder } from '../core/order-table.ts'

/** Whoever waits asks again, so the index may be a moment behind its table. */
const bySession = async (sessionId: string): Promise<Order | undefined> => {
  const known = await findBySession(sessionId)
  if (known && known.status !== 'open') return known
  const orderId = await fulfil(sessionId)
  const order = orderId ? await findOrder(orderId) : undefined
  return order?.session_id === sessionId ? order : undefined
}

const byId = async (id: string): Promise<Order | undefined> => {
  const order = await findOrder(id)
  if (order?.status !== 'open' || !order.session_id) return order
  await fulfil(order.session_id)
  return findOrder(id)
}

/** Stripe's ids have 255 characters at most, and ours fewer. Source: https://docs.stripe.com/upgrades */
const REFERENCE = /^(cs|ord)_\w{1,250}$/

const find = async (reference: string): Promise<Order | undefined> => {
  if (!REFERENCE.test(reference)) return undefined
  return reference.startsWith('cs_') ? bySession(reference) : byId(reference)
}

const view = (order: Order, status: PurchaseView['status'], isOwner: boolean): PurchaseView => ({
  status,
  documentId: order.document_id,
  title: order.title,
  ...(status === 'ready' && isOwner && { downloadToken: order.download_token }),
})

/**
 * How far a purchase is, by session or order id; asks Stripe itself while payment is open. The files
 * open only to whoever names the order, as the reference or as `?order=`: only the browser that placed
 * it knows its id, while a session's id stands in addresses that others may have seen.
 */
export const getPurchase = async (c: Context) => {
  const reference = param(c, 'reference')
  const order = await find(reference)
  if (!order || order.status === 'unmatched') {
    throw new AppError('not_found', MESSAGES.api.notFound)
  }
  return c.json(view(order, order.status, [reference, c.req.query('order')].includes(order.id)))
}
