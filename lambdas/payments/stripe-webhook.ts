import { stripeWebhook } from '../../shared/api/webhook.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { fulfil } from '../core/fulfil.ts'
import { revoke } from '../core/orders/moves.ts'
import { isBought } from '../core/orders/order.ts'
import { findOrder } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { countRefusedWebhook } from '../core/platform/metrics.ts'
import { orderIdOfPayment, readEvent, type StripeEvent } from '../core/stripe.ts'

/** A charge or a dispute. */
type Refunded = { payment_intent: string | { id: string } | null }

/** Revokes the order that this payment bought; giving back a second payment for it revokes nothing. */
const revokeRefunded = async ({ payment_intent: intent }: Refunded) => {
  const paymentId = typeof intent === 'string' ? intent : intent?.id
  const orderId = paymentId && (await orderIdOfPayment(paymentId))
  const order = orderId ? await findOrder(orderId) : undefined
  if (order && isBought(order) && order.payment_id === paymentId) await revoke(order.id)
}

/** Stripe sends the same event for a part of the amount: such a buyer keeps the document. */
const isPartial = ({
  amount,
  amount_refunded: refunded,
}: {
  amount: number
  amount_refunded: number
}) => refunded < amount

/**
 * What a session has become is fetched from Stripe: its event is only a hint. A charge and a dispute are believed
 * as their signed event shows them.
 */
const apply = async (event: StripeEvent): Promise<unknown> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return fulfil(event.data.object.id)
    case 'charge.refunded':
      return isPartial(event.data.object) ? undefined : revokeRefunded(event.data.object)
    case 'charge.dispute.created':
      return revokeRefunded(event.data.object)
    default:
      return undefined
  }
}

/** Forged events get 400, what a retry can mend gets 5xx, the rest 200. */
export default handle(stripeWebhook, async ({ headers, body }) => {
  const signature = headers['stripe-signature']
  if (!signature) {
    countRefusedWebhook('unsigned')
    throw new AppError('bad_request', MESSAGES.api.badRequest)
  }
  const event = await readEvent(body, signature)
  log.info('webhook.received', { type: event.type, id: shortId(event.id) })
  await apply(event)
  return { received: true }
})
