import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { startStripe } from '../../../infra/local/stripe/start-stripe.ts'

export const SECRET_KEY = 'sk_test_local'
export const WEBHOOK_SECRET = 'whsec_local'

/** The local server on a folder, and the real SDK talking to it; both end with the test. */
export const stripeOn = async (
  dataDir: string,
  options: Partial<Parameters<typeof startStripe>[0]> = {},
) => {
  const localStripe = await startStripe({
    port: 0,
    dataDir,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    ...options,
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= localStripe.stop()
    return stopped
  }
  onTestFinished(stop)
  return { ...localStripe, stop, sdk: sdkFor(localStripe.url) }
}
export type RunningStripe = Awaited<ReturnType<typeof stripeOn>>

const sdkFor = (url: string, key = SECRET_KEY): Stripe => {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0 })
}

export const PURCHASE = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 1900,
        product_data: { name: 'Bill of Sale [Łódź & Sons]' },
      },
    },
  ],
  client_reference_id: 'order_1',
  metadata: { source: 'test' },
  success_url: 'http://site.test/document/bill-of-sale?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://site.test/document/bill-of-sale',
} as const satisfies Stripe.Checkout.SessionCreateParams

/** Sends the pay page's form as a browser would; the answer is not followed. */
export const press = (url: string | null, action: string, email = 'ann@example.com') =>
  fetch(z.string().parse(url), {
    method: 'POST',
    body: new URLSearchParams({ action, email }),
    redirect: 'manual',
  })
