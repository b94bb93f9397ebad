import { stripeWebhook } from '../../shared/api/webhook.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { fulfill } from '../core/fulfill.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { countRefusedWebhook } from '../core/platform/metrics.ts'
import { settlePayment } from '../core/settle-payment.ts'
import { readEvent, type StripeEvent } from '../core/stripe.ts'
import { isPaymentEvent, isSessionEvent } from './webhook-events.ts'

/** The payment id of a charge, refund or dispute. Those of other products may have none. */
const paymentOf = (object: object): string | undefined => {
  const intent: unknown = Reflect.get(object, 'payment_intent')
  const id: unknown =
    typeof intent === 'object' && intent !== null ? Reflect.get(intent, 'id') : intent
  return typeof id === 'string' ? id : undefined
}

/** Ignores the payload except for ids, and fetches the current session or payment from Stripe. */
const apply = async ({ type, data: { object } }: StripeEvent): Promise<unknown> => {
  if (isSessionEvent(type) && 'id' in object && object.id) return fulfill(object.id)
  const paymentId = isPaymentEvent(type) ? paymentOf(object) : undefined
  return paymentId && settlePayment(paymentId)
}

/** Responds with 400 to forged events, 5xx to what a retry can fix, and 200 otherwise. */
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
