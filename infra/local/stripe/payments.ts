import { expireSession, findCheckout } from './checkout-sessions.ts'
import { type StripeContext, unixSeconds } from './context.ts'
import { stripeError } from './errors.ts'
import { newId, type PaymentIntent, type Session } from './objects.ts'
import type { Checkout } from './store.ts'

/** The outcome that a customer chooses on the payment page. */
type Outcome = 'pay' | 'later-succeeds' | 'later-fails'

/**
 * Completes an open session. An asynchronous payment stays unpaid until `settleDuePayments`.
 * @throws 400 if the session isn't open
 */
export const completeSession = (
  stripe: StripeContext,
  id: string,
  { email, outcome }: { email: string; outcome: Outcome },
): Session => {
  const checkout = findCheckout(stripe, id)
  if (checkout.session.status !== 'open')
    throw stripeError(400, `This Checkout Session is ${checkout.session.status}.`)
  const isFree = checkout.session.payment_status === 'no_payment_required'
  const intent = isFree ? null : newIntent(stripe, checkout.session, outcome)
  if (intent) stripe.store.paymentIntents.set(intent.id, intent)
  const session: Session = {
    ...checkout.session,
    customer_details: { email, name: null },
    payment_intent: intent?.id ?? null,
    payment_status: intent?.status === 'succeeded' ? 'paid' : checkout.session.payment_status,
    status: 'complete',
    url: null,
  }
  const at = stripe.now().getTime() + stripe.delay
  const settles = intent?.status === 'processing' && { at, succeeds: outcome === 'later-succeeds' }
  save(stripe, { ...checkout, session, ...(settles && { settles }) })
  stripe.deliveries.emit('checkout.session.completed', session)
  return session
}

const newIntent = (stripe: StripeContext, session: Session, outcome: Outcome): PaymentIntent => ({
  id: newId('pi'),
  object: 'payment_intent',
  amount: session.amount_total,
  created: unixSeconds(stripe.now()),
  currency: session.currency,
  latest_charge: newId('ch'),
  livemode: false,
  metadata: {},
  status: outcome === 'pay' ? 'succeeded' : 'processing',
})

const save = ({ store }: StripeContext, checkout: Checkout): void =>
  store.checkouts.set(checkout.session.id, checkout)

/** Settles due asynchronous payments and expires due sessions. */
export const settleDuePayments = (stripe: StripeContext): void => {
  const now = stripe.now()
  for (const checkout of stripe.store.checkouts.all()) {
    const { session, settles } = checkout
    if (settles && settles.at <= now.getTime() && !stripe.paymentsHeld)
      settlePayment(stripe, checkout, settles.succeeds)
    else if (session.status === 'open' && session.expires_at <= unixSeconds(now))
      expireSession(stripe, session.id)
  }
}

const settlePayment = (stripe: StripeContext, checkout: Checkout, succeeds: boolean): void => {
  const intent = stripe.store.paymentIntents.get(checkout.session.payment_intent ?? '')
  if (intent)
    stripe.store.paymentIntents.set(intent.id, {
      ...intent,
      status: succeeds ? 'succeeded' : 'requires_payment_method',
    })
  const session: Session = {
    ...checkout.session,
    payment_status: succeeds ? 'paid' : 'unpaid',
  }
  save(stripe, { session, lineItems: checkout.lineItems })
  const suffix = succeeds ? 'succeeded' : 'failed'
  stripe.deliveries.emit(`checkout.session.async_payment_${suffix}`, session)
}
