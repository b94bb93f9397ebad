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

/** Stripe's options for an API that is not at its usual address. */
const apiAddress = (url: string | undefined) => {
  if (url === undefined) return {}
  const { protocol, hostname, port } = new URL(url)
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port,
  }
}

/** Stripe's SDK, which retries twice and gives each try ten seconds. It is loaded when it is first needed. */
export const stripeClient = async (secretKey: string, apiUrl?: string): Promise<Stripe> => {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    ...apiAddress(apiUrl),
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
  /** The webhook's former secret, while Stripe signs with both after a rotation. */
  formerWebhookSecret: z.string().min(1).optional(),
})

const readSecret = memoize(async () => {
  const { readSecretText } = await import('./platform/secrets.ts')
  const text = await readSecretText(settings().STRIPE_SECRET_ID)
  return stripeSecret.parse(JSON.parse(text ?? '{}'))
}, SECRET_LIFETIME_MS)

/** The part of Stripe's SDK that functions may call. */
type UsedPart = { checkout: Pick<Stripe['checkout'], 'sessions'> } & Pick<
  Stripe,
  'disputes' | 'refunds' | 'webhooks'
>

const client = memoize(
  async (): Promise<UsedPart> =>
    stripeClient((await readSecret()).secretKey, settings().STRIPE_API_URL),
  SECRET_LIFETIME_MS,
)

/** Whether our key moves real money: a session of the other mode is not ours. */
export const expectsLiveMode = async (): Promise<boolean> =>
  (await readSecret()).secretKey.includes('_live_')

const cancelPath = (order: OpenOrder) =>
  hasAnswers(order)
    ? `/customize/${order.document_id}?step=check`
    : `/document/${order.document_id}`

/**
 * Opens the Checkout Session that pays for an order; asking again returns the same one.
 * @throws AppError unexpected when Stripe gives no address to go to.
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

/** Whether an error has this value: `code` and `param` are Stripe's, `type` is the SDK's. */
const says = (error: unknown, key: 'code' | 'param' | 'type', word: string): boolean =>
  Reflect.get(Object(error), key) === word

/** The session as Stripe knows it now, with its payment intent, or undefined when it knows none. */
export const fetchSession = async (id: string): Promise<StripeSession | undefined> => {
  const stripe = await client()
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
  } catch (error) {
    if (says(error, 'code', 'resource_missing')) return undefined
    throw error
  }
}

/** The session that took a payment, and the order that it names. */
export const sessionOfPayment = async (
  paymentIntent: string,
): Promise<{ id: string; orderId?: string } | undefined> => {
  const stripe = await client()
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
  const [session] = data
  return session && { id: session.id, orderId: session.client_reference_id ?? undefined }
}

/** Disputes that leave the money here: won, or ended before they took it. */
const HARMLESS_DISPUTES = new Set<string>(['won', 'warning_closed', 'prevented'])

const FAILED_REFUNDS = new Set<string | null>(['failed', 'canceled'])

/** Fetches the latest hundred refunds and disputes of a payment. */
export const fetchPaymentState = async (paymentIntent: string): Promise<PaymentState> => {
  const stripe = await client()
  const wanted = { payment_intent: paymentIntent, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(wanted),
    stripe.disputes.list(wanted),
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
    isDisputed: disputes.data.some(({ status }) => !HARMLESS_DISPUTES.has(status)),
  }
}

/** `amount` is cents, absent for all that is left. Stripe makes one refund for each `requestId`. */
type RefundRequest = { amount?: number; requestId: string; by?: string }

/**
 * Refunds a payment. All that is left of a payment without a rest is nothing, which succeeds. The refund keeps the
 * admin who asked for it.
 * @throws AppError conflict when Stripe refuses: more than is left, or a payment in dispute.
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
    const isRefunded = says(error, 'code', 'charge_already_refunded')
    if (isRefunded && amount === undefined) return
    if (isRefunded || says(error, 'param', 'amount')) {
      throw new AppError('conflict', MESSAGES.purchases.refundTooLarge)
    }
    if (says(error, 'code', 'charge_disputed')) {
      throw new AppError('conflict', MESSAGES.purchases.refundDisputed)
    }
    throw error
  }
}

/** A signature of the only scheme there is that cannot be one: Stripe's own check fails on it by accident. */
const MALFORMED_SIGNATURE = /(?:^|,)v1=(?![0-9a-f]{64}(?:,|$))/

const refuseSignature = (): never => {
  countRefusedWebhook('signature')
  throw new AppError('bad_request', MESSAGES.api.badRequest)
}

/**
 * The event in a webhook body, as received byte by byte.
 * @throws AppError bad_request when the signature is missing, wrong or more than 300 s old.
 * Source: https://docs.stripe.com/webhooks/signature
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
      if (!says(error, 'type', 'StripeSignatureVerificationError')) throw error
    }
  }
  return refuseSignature()
}
