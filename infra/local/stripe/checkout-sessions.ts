import { type StripeContext, unixSeconds } from './context.ts'
import { noSuch, stripeError } from './errors.ts'
import { type LineItem, newId, type Session } from './objects.ts'
import type { CreateSession, LineItemParams } from './params.ts'
import type { Checkout, LinkRecord } from './store.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS
/**
 * Cents: the minimum charge in US dollars.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const MIN_AMOUNT = 50

/** Opens a Checkout Session with its payment page. */
export const createSession = (stripe: StripeContext, params: CreateSession): Checkout =>
  openCheckout(stripe, toLineItems(params.line_items), {
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    expires_at: expiry(params.expires_at, unixSeconds(stripe.now())),
    metadata: params.metadata ?? {},
    payment_link: null,
    success_url: params.success_url,
  })

/** Opens the session of one visit to a payment link. */
export const createLinkSession = (
  stripe: StripeContext,
  { link, lineItems }: LinkRecord,
  input: { reference?: string; email?: string },
): Checkout =>
  openCheckout(stripe, lineItems, {
    cancel_url: null,
    client_reference_id: /^[\w-]{1,200}$/.test(input.reference ?? '')
      ? (input.reference ?? null)
      : null,
    customer_email: input.email ?? null,
    expires_at: unixSeconds(stripe.now()) + DAY_SECONDS,
    metadata: link.metadata,
    payment_link: link.id,
    success_url: link.after_completion.redirect?.url ?? null,
  })

type SessionInput = Pick<
  Session,
  | 'cancel_url'
  | 'client_reference_id'
  | 'customer_email'
  | 'expires_at'
  | 'metadata'
  | 'payment_link'
  | 'success_url'
>

const openCheckout = (
  stripe: StripeContext,
  lineItems: LineItem[],
  input: SessionInput,
): Checkout => {
  const id = newId('cs_test')
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0)
  const checkout: Checkout = {
    lineItems,
    session: {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      created: unixSeconds(stripe.now()),
      currency: lineItems[0]?.currency ?? 'usd',
      customer_details: null,
      livemode: false,
      mode: 'payment',
      payment_intent: null,
      payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
      status: 'open',
      url: `${stripe.url}/pay/${id}`,
      ...input,
    },
  }
  stripe.store.checkouts.set(id, checkout)
  return checkout
}

/** @throws Stripe's errors for mixed currencies and for totals below the smallest charge */
export const toLineItems = (params: LineItemParams): LineItem[] => {
  const items = params.map(({ price_data: { currency, unit_amount, product_data }, quantity }) => ({
    id: newId('li'),
    object: 'item' as const,
    amount_subtotal: unit_amount * quantity,
    amount_total: unit_amount * quantity,
    currency,
    description: product_data.name,
    quantity,
  }))
  if (new Set(items.map((item) => item.currency)).size > 1)
    throw stripeError(400, 'All line items must have the same currency.', { param: 'line_items' })
  const total = items.reduce((sum, item) => sum + item.amount_total, 0)
  if (total > 0 && total < MIN_AMOUNT)
    throw stripeError(400, "The session's total amount must convert to at least 50 cents.", {
      code: 'amount_too_small',
    })
  return items
}

const expiry = (input: number | undefined, now: number): number => {
  if (input === undefined) return now + DAY_SECONDS
  if (input < now + 30 * MINUTE_SECONDS || input > now + DAY_SECONDS)
    throw stripeError(
      400,
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    )
  return input
}

/** @throws Stripe's 404 for an unknown id */
export const findCheckout = ({ store }: StripeContext, id: string): Checkout => {
  const checkout = store.checkouts.get(id)
  if (!checkout) throw noSuch('checkout.session', id)
  return checkout
}

/** Expires an open session. @throws 400 if it isn't open */
export const expireSession = (stripe: StripeContext, id: string): Checkout => {
  const checkout = findCheckout(stripe, id)
  const { status } = checkout.session
  if (status !== 'open')
    throw stripeError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
    )
  const expired: Checkout = {
    ...checkout,
    session: { ...checkout.session, status: 'expired', url: null },
  }
  stripe.store.checkouts.set(id, expired)
  stripe.deliveries.emit('checkout.session.expired', expired.session)
  return expired
}
