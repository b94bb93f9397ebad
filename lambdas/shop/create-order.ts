import { createOrder } from '../../shared/api/purchases.ts'
import { handle } from '../core/platform/handle.ts'
import { placeOrder } from './place-order.ts'

/** The buy button or payment link passes the order id to Stripe as its reference. */
export default handle(createOrder, async ({ body, now }) => {
  const { order, accessToken } = await placeOrder(body, now)
  return { orderId: order.id, accessToken }
})
