import { type StripeContext, unixSeconds } from './context.ts'
import { noSuch, stripeError } from './errors.ts'
import { type Dispute, type Event, newId, type PaymentIntent, type Refund } from './objects.ts'
import type { CreateRefund } from './params.ts'

/**
 * Refunds an amount in cents, or the remainder of a payment.
 * @throws Stripe's errors for unknown, unpaid or fully refunded payments
 */
export const createRefund = (stripe: StripeContext, params: CreateRefund): Refund => {
  const intent = findRefundable(stripe, params)
  const remaining = intent.amount - refundedAmount(stripe, intent)
  const amount = params.amount ?? remaining
  if (remaining === 0)
    throw stripeError(400, `Charge ${intent.latest_charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (amount > remaining)
    throw stripeError(
      400,
      `Refund amount (${amount}) is greater than unrefunded amount (${remaining})`,
      {
        param: 'amount',
      },
    )
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: intent.latest_charge,
    created: unixSeconds(stripe.now()),
    currency: intent.currency,
    metadata: params.metadata ?? {},
    payment_intent: intent.id,
    reason: params.reason ?? null,
    status: 'succeeded',
  }
  stripe.store.refunds.set(refund.id, refund)
  stripe.deliveries.emit('refund.created', refund)
  stripe.deliveries.emit('charge.refunded', chargeOf(stripe, intent))
  return refund
}

/** Makes a succeeded refund fail, as with a closed bank account. */
export const failRefund = (stripe: StripeContext, id: string): void => {
  const succeeded = stripe.store.refunds.get(id)
  if (!succeeded) throw new Error(`No such refund: ${id}`)
  const refund: Refund = { ...succeeded, status: 'failed' }
  stripe.store.refunds.set(id, refund)
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) {
    stripe.deliveries.emit(type, refund)
  }
}

const findRefundable = (stripe: StripeContext, { payment_intent: id, charge }: CreateRefund) => {
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
  if (isDisputed(stripe, intent.id))
    throw stripeError(400, `Charge ${intent.latest_charge} has been charged back.`, {
      code: 'charge_disputed',
    })
  return intent
}

/** Stripe rejects refunds of payments with an open or lost dispute. */
const isDisputed = ({ store }: StripeContext, intent: string): boolean =>
  store.disputes
    .all()
    .some(({ payment_intent, status }) => payment_intent === intent && /^(needs|lost)/.test(status))

const intentOfCharge = ({ store }: StripeContext, charge: string) =>
  store.paymentIntents.all().find((intent) => intent.latest_charge === charge)

const refundedAmount = ({ store }: StripeContext, intent: PaymentIntent): number =>
  store.refunds
    .all()
    .filter(({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)

/** A payment's charge with the amount refunded so far. */
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
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    refunded: refunded === intent.amount,
  }
}

/** Opens a dispute of a payment, or an inquiry that may become one. */
export const openDispute = (
  stripe: StripeContext,
  paymentIntentId: string,
  status: Dispute['status'] = 'needs_response',
): Event => {
  const intent = stripe.store.paymentIntents.get(paymentIntentId)
  if (!intent) throw new Error(`No such payment intent: ${paymentIntentId}`)
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: intent.amount,
    charge: intent.latest_charge,
    created: unixSeconds(stripe.now()),
    currency: intent.currency,
    livemode: false,
    payment_intent: intent.id,
    reason: 'general',
    status,
  }
  stripe.store.disputes.set(dispute.id, dispute)
  return stripe.deliveries.emit('charge.dispute.created', dispute)
}

/**
 * Closes the disputes of a payment, including closed ones, because an inquiry may become a dispute
 * later.
 */
export const closeDisputes = (
  stripe: StripeContext,
  paymentIntentId: string,
  status: Dispute['status'],
): void => {
  const disputes = stripe.store.disputes.all()
  for (const dispute of disputes.filter(({ payment_intent: id }) => id === paymentIntentId)) {
    const closed: Dispute = { ...dispute, status }
    stripe.store.disputes.set(dispute.id, closed)
    stripe.deliveries.emit('charge.dispute.closed', closed)
  }
}
