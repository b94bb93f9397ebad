import { createCheckout } from '../../shared/api/purchases.ts'
import { attachSession } from '../core/orders/transitions.ts'
import { handle } from '../core/platform/handle.ts'
import { openCheckoutSession } from '../core/stripe.ts'
import { placeOrder } from './place-order.ts'

export default handle(createCheckout, async ({ body, now }) => {
  const { order, accessToken } = await placeOrder(body, now)
  const session = await openCheckoutSession(order)
  await attachSession(order, session.id)
  return { url: session.url, orderId: order.id, accessToken }
})
