import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { startStripe } from '../../../infra/local/stripe/start-stripe.ts'

export const SECRET_KEY = 'sk_test_local'
export const WEBHOOK_SECRET = 'whsec_local'

/** The local server on a folder, and Stripe's SDK as its client; both end with the test. */
export const startLocalStripe = async (dataDir: string) => {
  const localStripe = await startStripe({
    port: 0,
    dataDir,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
  })
  onTestFinished(() => localStripe.stop())
  return { ...localStripe, sdk: sdkFor(localStripe.url) }
}
export type RunningStripe = Awaited<ReturnType<typeof startLocalStripe>>

const sdkFor = (url: string): Stripe => {
  const { hostname, port } = new URL(url)
  return new Stripe(SECRET_KEY, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0 })
}

/** Submits the payment page's form without following the redirect. */
export const submitPayPage = (url: string | null, action: string, email = 'ann@example.com') =>
  fetch(z.string().parse(url), {
    method: 'POST',
    body: new URLSearchParams({ action, email }),
    redirect: 'manual',
  })
