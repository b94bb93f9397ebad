import type { Context } from 'hono'
import { placeOrder } from './place-order.ts'

/** Opens an order that a buy button or a payment link will name as its reference. */
export const createOrder = async (c: Context) => c.json({ orderId: (await placeOrder(c)).id })
