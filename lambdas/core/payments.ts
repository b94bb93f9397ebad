import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import Stripe from 'stripe'
import * as z from 'zod'
import { MESSAGES } from '../../shared/messages.ts'
import { secrets } from './clients.ts'
import { environment, readEnvironment } from './env.ts'
import { AppError } from './errors.ts'
import { countRefusedWebhook } from './metrics.ts'
import { once } from './once.ts'
import type { Order } from './order.ts'
import { stripeClient } from './stripe-client.ts'

export type StripeEvent = Stripe.Event
export type StripeSession = Stripe.Checkout.Session

const settings = once(() =>
  readEnvironment(
    environment.pick({ STRIPE_SECRET_ID: true, STRIPE_API_URL: true, SITE_URL: true }),
  ),
)

const stripeSecret = z.object({ secretKey: z.string().min(1), webhookSecret: z.string().min(1) })

const readSecret = once(async () => {
  const found = await secrets().send(
    new GetSecretValueCommand({ SecretId: settings().STRIPE_SECRET_ID }),
  )
  return stripeSecret.parse(JSON.parse(found.SecretString ?? '{}'))
})

const client = once(async () =>
  stripeClient((await readSecret()).secretKey, settings().STRIPE_API_URL),
)

/** Whether our key moves real money; sessions of the other kind are not ours. */
export const expectsLiveMode = async (): Promise<boolean> =>
  (await readSecret()).secretKey.includes('_live_')

const cancelPath = (order: Order) =>
  order.document_data
    ? `/customize/${order.document_id}?step=check`
    : `/document/${order.document_id}`

/**
 * Opens the Checkout Session that pays for an order; asking again returns the same one.
 * @throws AppError unexpected when Stripe gives no address to go to.
 */
export const openCheckoutSession = async (order: Order): Promise<{ id: string; url: string }> => {
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
      success_url: `${site}/document/${order.document_id}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}${cancelPath(order)}`,
    },
    { idempotencyKey: order.id },
  )
  if (!session.url) throw new AppError('unexpected', MESSAGES.noCheckoutUrl)
  return { id: session.id, url: session.url }
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404

/** The session as Stripe knows it now, with its payment intent, or undefined when it knows none. */
export const fetchSession = async (id: string): Promise<StripeSession | undefined> => {
  const stripe = await client()
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The order a payment belongs to, by way of the session that took it. */
export const orderIdOfPayment = async (paymentIntent: string): Promise<string | undefined> => {
  const stripe = await client()
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 })
  return data[0]?.client_reference_id ?? undefined
}

const isRefunded = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'charge_already_refunded'

/** Gives all of a payment back; once it is given back, asking again does nothing. */
export const refundPayment = async (paymentIntent: string): Promise<void> => {
  const stripe = await client()
  try {
    await stripe.refunds.create(
      { payment_intent: paymentIntent },
      { idempotencyKey: `refund_${paymentIntent}` },
    )
  } catch (error) {
    if (!isRefunded(error)) throw error
  }
}

/**
 * The event in a webhook body, as received byte by byte.
 * @throws AppError bad_request when the signature is missing, wrong or more than 300 s old.
 * Source: https://docs.stripe.com/webhooks/signature
 */
export const readEvent = async (body: string, signature: string): Promise<StripeEvent> => {
  const { webhookSecret } = await readSecret()
  const stripe = await client()
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      countRefusedWebhook('signature')
      throw new AppError('bad_request', MESSAGES.api.badRequest)
    }
    throw error
  }
}
