import type { StripeEvent } from '../core/stripe.ts'

type EventType = StripeEvent['type']

/** Events about a Checkout Session, which is fetched from Stripe. */
const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const satisfies EventType[]

/** Events after which the refunds and disputes of a payment are fetched from Stripe. */
const PAYMENT_EVENTS = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies EventType[]

/** Every event that the webhook handles. `npm run stripe:setup` subscribes to them. */
export const WEBHOOK_EVENTS = [...SESSION_EVENTS, ...PAYMENT_EVENTS]

export const isSessionEvent = (type: EventType): boolean =>
  SESSION_EVENTS.some((event) => event === type)

export const isPaymentEvent = (type: EventType): boolean =>
  PAYMENT_EVENTS.some((event) => event === type)
