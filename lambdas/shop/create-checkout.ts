import type { Context } from 'hono'
import { attachSession } from '../core/orders.ts'
import { openCheckoutSession } from '../core/payments.ts'
import { placeOrder } from './place-order.ts'

/** Opens an order with its answers and the Stripe session that pays for it. */
export const createCheckout = async (c: Context) => {
  const order = await placeOrder(c)
  const session = await openCheckoutSession(order)
  await attachSession(order.id, session.id)
  return c.json({ url: session.url, orderId: order.id })
}
