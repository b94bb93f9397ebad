import type { Context } from 'hono'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { fulfil } from '../core/fulfil.ts'
import { log, shortId } from '../core/log.ts'
import { countRefusedWebhook } from '../core/metrics.ts'
import { findOrder } from '../core/order-table.ts'
import { revoke } from '../core/orders.ts'
import { orderIdOfPayment, readEvent, type StripeEvent } from '../core/payments.ts'

type Paid = { payment_intent: string | { id: string } | null }

/** Only the payment that bought the document takes it back; a second one for the same order does not. */
const takeBack = async ({ payment_intent: intent }: Paid) => {
  const paymentId = typeof intent === 'string' ? intent : intent?.id
  const orderId = paymentId && (await orderIdOfPayment(paymentId))
  const order = orderId ? await findOrder(orderId) : undefined
  if (order && order.payment_id === paymentId) await revoke(order.id)
}

/** The event body is only a hint at what to look at; the truth is fetched from Stripe. */
const apply = async (event: StripeEvent): Promise<unknown> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return fulfil(event.data.object.id)
    case 'charge.refunded':
    case 'charge.dispute.created':
      return takeBack(event.data.object)
    default:
      return undefined
  }
}

/** Takes Stripe's word: forged ones get 400, what a retry can mend gets 5xx, the rest 200. */
export const stripeWebhook = async (c: Context) => {
  const signature = c.req.header('Stripe-Signature')
  if (!signature) {
    countRefusedWebhook('unsigned')
    throw new AppError('bad_request', MESSAGES.api.badRequest)
  }
  const event = await readEvent(await c.req.text(), signature)
  log.info('webhook.received', { type: event.type, id: shortId(event.id) })
  await apply(event)
  return c.json({ received: true })
}
