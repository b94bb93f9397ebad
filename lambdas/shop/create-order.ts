import { createOrder } from '../../shared/api/purchases.ts'
import { handle } from '../core/platform/handle.ts'
import { placeOrder } from './place-order.ts'

/** The buy button or payment link will name the order as its reference. */
export default handle(createOrder, async ({ body, now }) => {
  const { order, accessToken } = await placeOrder(body, now)
  return { orderId: order.id, accessToken }
})
