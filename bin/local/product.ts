import { SWEEP_EVERY_MINUTES } from '../../infra/config/resources.ts'
import { startQueuePoller } from '../../infra/local/queue-poller.ts'
import { startSchedule } from '../../infra/local/schedule.ts'
import { serveApp } from '../../infra/local/serve.ts'
import { FILES_GRACE_MS } from '../../lambdas/core/orders/attempts.ts'
import { setUpStripe } from '../stripe-setup/set-up-stripe.ts'
import { setEnvironment } from './environment.ts'
import type { Ports } from './ports.ts'
import { type PaymentConfig, productApp } from './product-app.ts'
import { STRIPE_KEYS, type StandInOptions, type StandIns, startStandIns } from './stand-ins.ts'

const PUBLISHABLE_KEY = 'pk_test_local'

/** Sets up the Stripe stand-in as an owner sets up an account; the buy buttons and crypto links of the site. */
const setUpPayments = async (
  stripe: StandIns['stripe'],
  siteUrl: string,
): Promise<PaymentConfig> => {
  const { secretKey } = STRIPE_KEYS
  const { tiers } = await setUpStripe({ secretKey, siteUrl, apiUrl: stripe.url, webhook: false })
  return {
    buyButtons: {
      script: `${stripe.url}/v3/buy-button.js`,
      publishableKey: PUBLISHABLE_KEY,
      ids: Object.fromEntries(tiers.map(({ tier, card }) => [tier, stripe.buyButton(card.id).id])),
    },
    cryptoLinks: Object.fromEntries(tiers.map(({ tier, crypto }) => [tier, crypto.url])),
  }
}

const startWorkers = async (parts: StandIns, sweepEvery: number) => {
  const generation = await import('../../lambdas/generation/index.ts')
  const payments = await import('../../lambdas/payments/index.ts')
  const erasure = await import('../../lambdas/erasure/index.ts')
  const { handleMailEvents } = await import('../../lambdas/shop/index.ts')
  parts.mail.onEvent(handleMailEvents)
  const poller = startQueuePoller({
    endpoint: parts.queue.url,
    queueUrl: parts.queue.queueUrl,
    handle: generation.consume,
  })
  // No process works on what a former one has left: it is due now, not in some minutes.
  await payments.sweep(new Date(Date.now() + FILES_GRACE_MS))
  await erasure.eraseMarked()
  const every = { milliseconds: sweepEvery }
  const sweep = startSchedule({ name: 'sweep', ...every, run: payments.sweep })
  const erasing = startSchedule({ name: 'erasure', ...every, run: erasure.eraseMarked })
  return {
    stop: async () => {
      await Promise.all([poller.stop(), sweep.stop(), erasing.stop()])
    },
  }
}

export type ProductOptions = Omit<StandInOptions, 'siteUrl'> & {
  ports: Ports
  /** The web build. */
  distDir: string
  /** Where visitors see the site; the product's own address unless something stands before it. */
  siteUrl?: string
  /** Whether download tokens that begin with test_ open the samples; off as in production. */
  testTokens?: 'on' | 'off'
  /** Milliseconds between sweeps. */
  sweepEvery?: number
}

/** Starts the whole product in this process: stand-ins, functions, queue, schedule and site. */
export const startProduct = async (options: ProductOptions) => {
  const siteUrl = options.siteUrl ?? `http://127.0.0.1:${options.ports.site}`
  const parts = await startStandIns({ ...options, siteUrl })
  const environment = setEnvironment(parts, siteUrl, options.testTokens)
  const payments = await setUpPayments(parts.stripe, siteUrl)
  const app = await productApp({ distDir: options.distDir, environment, parts, payments })
  const site = await serveApp(app, options.ports.site)
  const workers = await startWorkers(parts, options.sweepEvery ?? SWEEP_EVERY_MINUTES * 60_000)
  return {
    urls: { site: site.url, mail: parts.mail.url, stripe: parts.stripe.url },
    parts,
    stop: async () => {
      await workers.stop()
      await site.stop()
      await Promise.all(Object.values(parts).map((part) => part.stop()))
    },
  }
}
export type Product = Awaited<ReturnType<typeof startProduct>>
