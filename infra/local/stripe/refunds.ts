import { type StripeContext, seconds } from './context.ts'
import { noSuch, stripeError } from './errors.ts'
import { type Event, newId, type PaymentIntent, type Refund } from './objects.ts'
import type { CreateRefund } from './params.ts'

/**
 * Refunds an amount in cents, or all that is left of a payment.
 * @throws Stripe's errors for unknown, unpaid or already refunded payments
 */
export const createRefund = (stripe: StripeContext, params: CreateRefund): Refund => {
  const intent = refundable(stripe, params)
  const left = intent.amount - refundedAmount(stripe, intent)
  const amount = params.amount ?? left
  if (left === 0)
    throw stripeError(400, `Charge ${intent.latest_charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (amount > left)
    throw stripeError(
      400,
      `Refund amount (${amount}) is greater than unrefunded amount (${left})`,
      {
        param: 'amount',
      },
    )
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: intent.latest_charge,
    created: seconds(stripe.now()),
    currency: intent.currency,
    metadata: params.metadata ?? {},
    payment_intent: intent.id,
    reason: params.reason ?? null,
    status: 'succeeded',
  }
  stripe.store.refunds.set(refund.id, refund)
  stripe.deliveries.emit('charge.refunded', chargeOf(stripe, intent))
  return refund
}

const refundable = (stripe: StripeContext, { payment_intent: id, charge }: CreateRefund) => {
  if (!id && !charge)
    throw stripeError(
      400,
      'One of the following params should be provided: payment_intent, charge.',
    )
  const intent = id ? stripe.store.paymentIntents.get(id) : intentOfCharge(stripe, charge ?? '')
  if (!intent) throw noSuch(id ? 'payment_intent' : 'charge', id ?? charge ?? '')
  if (intent.status !== 'succeeded')
    throw stripeError(
      400,
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    )
  return intent
}

const intentOfCharge = ({ store }: StripeContext, charge: string) =>
  store.paymentIntents.all().find((intent) => intent.latest_charge === charge)

const refundedAmount = ({ store }: StripeContext, intent: PaymentIntent): number =>
  store.refunds
    .all()
    .filter((refund) => refund.payment_intent === intent.id)
    .reduce((sum, refund) => sum + refund.amount, 0)

/** The charge of a payment with the amount refunded so far. */
export const chargeOf = (stripe: StripeContext, intent: PaymentIntent) => {
  const refunded = refundedAmount(stripe, intent)
  return {
    id: intent.latest_charge,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: refunded,
    created: intent.created,
    currency: intent.currency,
    livemode: false,
    metadata: intent.metadata,
    paid: intent.status === 'succeeded',
    payment_intent: intent.id,
    refunded: refunded === intent.amount,
  }
}

/** Opens a dispute of a payment. The stand-in has the event only, not the object's API. */
export const openDispute = (stripe: StripeContext, paymentIntentId: string): Event => {
  const intent = stripe.store.paymentIntents.get(paymentIntentId)
  if (!intent) throw new Error(`No such payment intent: ${paymentIntentId}`)
  return stripe.deliveries.emit('charge.dispute.created', {
    id: newId('dp'),
    object: 'dispute',
    amount: intent.amount,
    charge: intent.latest_charge,
    created: seconds(stripe.now()),
    currency: intent.currency,
    livemode: false,
    payment_intent: intent.id,
    reason: 'general',
    status: 'needs_response',
  })
}
