import type Stripe from 'stripe'
import * as z from 'zod'
import { MESSAGES } from '../../shared/messages.ts'
import { checkoutEnd } from './orders/attempts.ts'
import { hasAnswers, type OpenOrder } from './orders/order.ts'
import type { PaymentState } from './orders/settlement-plan.ts'
import { environment, readEnvironment } from './platform/env.ts'
import { AppError } from './platform/errors.ts'
import { memoize, SECRET_LIFETIME_MS } from './platform/memoize.ts'
import { countRefusedWebhook } from './platform/metrics.ts'

export type StripeEvent = Stripe.Event
export type StripeSession = Stripe.Checkout.Session
export type StripePaymentDetails = Stripe.Charge.PaymentMethodDetails

/** Client options for another API URL. */
const apiUrlOptions = (url: string | undefined) => {
  if (url === undefined) return {}
  const { protocol, hostname, port } = new URL(url)
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port,
  }
}

/** Stripe's SDK with two retries and ten seconds per attempt. Loaded on first use. */
export const stripeClient = async (secretKey: string, apiUrl?: string): Promise<Stripe> => {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    ...apiUrlOptions(apiUrl),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
}

const settings = memoize(() =>
  readEnvironment(
    environment.pick({ STRIPE_SECRET_ID: true, STRIPE_API_URL: true, SITE_URL: true }),
  ),
)

const stripeSecret = z.object({
  secretKey: z.string().min(1),
  webhookSecret: z.string().min(1),
  /** The previous webhook secret, while Stripe signs with both after a rotation. */
  formerWebhookSecret: z.string().min(1).optional(),
})

const readSecret = memoize(async () => {
  const { readSecretText } = await import('./platform/secrets.ts')
  const text = await readSecretText(settings().STRIPE_SECRET_ID)
  return stripeSecret.parse(JSON.parse(text ?? '{}'))
}, SECRET_LIFETIME_MS)

/** The Stripe APIs that functions use. */
type StripeApi = { checkout: Pick<Stripe['checkout'], 'sessions'> } & Pick<
  Stripe,
  'disputes' | 'refunds' | 'webhooks'
>

const client = memoize(
  async (): Promise<StripeApi> =>
    stripeClient((await readSecret()).secretKey, settings().STRIPE_API_URL),
  SECRET_LIFETIME_MS,
)

/** Whether our key is a live key. Sessions of the other mode are not ours. */
export const expectsLiveMode = async (): Promise<boolean> =>
  (await readSecret()).secretKey.includes('_live_')

const cancelPath = (order: OpenOrder) =>
  hasAnswers(order)
    ? `/customize/${order.document_id}?step=check`
    : `/document/${order.document_id}`

/**
 * Opens the Checkout Session of an order. Repeating it returns the same session.
 * @throws AppError unexpected if Stripe returns no URL
 */
export const openCheckoutSession = async (
  order: OpenOrder,
): Promise<{ id: string; url: string }> => {
  const stripe = await client()
  const site = settings().SITE_URL
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.currency,
            unit_amount: order.amount,
            product_data: { name: order.title },
          },
        },
      ],
      client_reference_id: order.id,
      expires_at: Math.floor(Date.parse(checkoutEnd(order)) / 1000),
      success_url: `${site}/document/${order.document_id}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}${cancelPath(order)}`,
    },
    { idempotencyKey: order.id },
  )
  if (!session.url) throw new AppError('unexpected', MESSAGES.noCheckoutUrl)
  return { id: session.id, url: session.url }
}

/** Whether an error has this value. `code` and `param` are Stripe's, `type` is the SDK's. */
const hasErrorValue = (error: unknown, key: 'code' | 'param' | 'type', value: string): boolean =>
  Reflect.get(Object(error), key) === value

/** The current session with its payment intent and charge, or undefined if Stripe has no such session. */
export const fetchSession = async (id: string): Promise<StripeSession | undefined> => {
  const stripe = await client()
  try {
    return await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
  } catch (error) {
    if (hasErrorValue(error, 'code', 'resource_missing')) return undefined
    throw error
  }
}

/** The session of a payment, and its order reference. */
export const findSessionOfPayment = async (
  paymentIntent: string,
): Promise<{ id: string; orderId?: string } | undefined> => {
  const stripe = await client()
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
  const [session] = data
  return session && { id: session.id, orderId: session.client_reference_id ?? undefined }
}

/** Disputes that don't withhold money: won, or closed before funds were withdrawn. */
const SETTLED_DISPUTES = new Set<string>(['won', 'warning_closed', 'prevented'])

const FAILED_REFUNDS = new Set<string | null>(['failed', 'canceled'])

/** Fetches the latest hundred refunds and disputes of a payment. */
export const fetchPaymentState = async (paymentIntent: string): Promise<PaymentState> => {
  const stripe = await client()
  const filter = { payment_intent: paymentIntent, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(filter),
    stripe.disputes.list(filter),
  ])
  return {
    refunds: refunds.data
      .map(({ id, amount, created, metadata, status }) => ({
        id,
        amount,
        at: new Date(created * 1000).toISOString(),
        by: metadata?.by,
        isFailed: FAILED_REFUNDS.has(status),
      }))
      .toReversed(),
    isDisputed: disputes.data.some(({ status }) => !SETTLED_DISPUTES.has(status)),
  }
}

/** `amount` is cents; absent refunds the remainder. Stripe makes one refund per `requestId`. */
type RefundRequest = { amount?: number; requestId: string; by?: string }

/**
 * Refunds a payment. Refunding the remainder of a fully refunded payment succeeds. The refund's
 * metadata names the admin who requested it.
 * @throws AppError conflict if Stripe rejects it: more than the remainder, or a disputed payment
 */
export const refundPayment = async (
  paymentIntent: string,
  { amount, requestId, by }: RefundRequest,
): Promise<void> => {
  const stripe = await client()
  try {
    await stripe.refunds.create(
      {
        payment_intent: paymentIntent,
        ...(amount !== undefined && { amount }),
        ...(by !== undefined && { metadata: { by } }),
      },
      { idempotencyKey: `refund_${requestId}` },
    )
  } catch (error) {
    const isRefunded = hasErrorValue(error, 'code', 'charge_already_refunded')
    if (isRefunded && amount === undefined) return
    if (isRefunded || hasErrorValue(error, 'param', 'amount')) {
      throw new AppError('conflict', MESSAGES.purchases.refundTooLarge)
    }
    if (hasErrorValue(error, 'code', 'charge_disputed')) {
      throw new AppError('conflict', MESSAGES.purchases.refundDisputed)
    }
    throw error
  }
}

/** A malformed v1 signature, for which Stripe's own check throws an unrelated error. */
const MALFORMED_SIGNATURE = /(?:^|,)v1=(?![0-9a-f]{64}(?:,|$))/

const refuseSignature = (): never => {
  countRefusedWebhook('signature')
  throw new AppError('bad_request', MESSAGES.api.badRequest)
}

/**
 * Parses a webhook's raw body.
 * @throws AppError bad_request if the signature is missing, wrong or over 300 s old. Source:
 * https://docs.stripe.com/webhooks/signature
 */
export const readEvent = async (body: string, signature: string): Promise<StripeEvent> => {
  if (MALFORMED_SIGNATURE.test(signature)) refuseSignature()
  const { webhookSecret, formerWebhookSecret } = await readSecret()
  const { webhooks } = await client()
  for (const secret of [webhookSecret, formerWebhookSecret]) {
    if (secret === undefined) continue
    try {
      return webhooks.constructEvent(body, signature, secret)
    } catch (error) {
      if (!hasErrorValue(error, 'type', 'StripeSignatureVerificationError')) throw error
    }
  }
  return refuseSignature()
}
