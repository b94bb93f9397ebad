import { SWEEP_EVERY_MINUTES } from '../../infra/config/resources.ts'
import { startQueuePoller } from '../../infra/local/queue-poller.ts'
import { startSchedule } from '../../infra/local/schedule.ts'
import { serveApp } from '../../infra/local/serve.ts'
import { FILES_GRACE_MS } from '../../lambdas/core/orders/attempts.ts'
import { setUpStripe } from '../stripe-setup/set-up-stripe.ts'
import { setEnvironment } from './environment.ts'
import type { Ports } from './ports.ts'
import { type PaymentConfig, productApp } from './product-app.ts'
import {
  type LocalServerOptions,
  type LocalServers,
  STRIPE_KEYS,
  startLocalServers,
} from './servers.ts'

const PUBLISHABLE_KEY = 'pk_test_local'

/**
 * Sets up the local Stripe like an owner would, and returns the site's buy buttons and crypto
 * links.
 */
const setUpPayments = async (
  stripe: LocalServers['stripe'],
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

const startWorkers = async (servers: LocalServers, sweepEvery: number) => {
  const generation = await import('../../lambdas/generation/index.ts')
  const payments = await import('../../lambdas/payments/index.ts')
  const erasure = await import('../../lambdas/erasure/index.ts')
  const { handleMailEvents } = await import('../../lambdas/shop/index.ts')
  servers.mail.onEvent(handleMailEvents)
  const poller = startQueuePoller({
    endpoint: servers.queue.url,
    queueUrl: servers.queue.queueUrl,
    handle: generation.consume,
  })
  // No other process is working on leftover orders, so they are due now.
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

export type ProductOptions = Omit<LocalServerOptions, 'siteUrl'> & {
  ports: Ports
  /** The web build. */
  distDir: string
  /** The site's public URL; defaults to the product's own. */
  siteUrl?: string
  /** Whether download tokens starting with test_ open the samples; off in production. */
  testTokens?: 'on' | 'off'
  /** Milliseconds between sweeps. */
  sweepEvery?: number
}

/** Starts the whole product in this process: local servers, functions, queue, schedule and site. */
export const startProduct = async (options: ProductOptions) => {
  const siteUrl = options.siteUrl ?? `http://127.0.0.1:${options.ports.site}`
  const servers = await startLocalServers({ ...options, siteUrl })
  const environment = setEnvironment(servers, siteUrl, options.testTokens)
  const payments = await setUpPayments(servers.stripe, siteUrl)
  const app = await productApp({ distDir: options.distDir, environment, servers, payments })
  const site = await serveApp(app, options.ports.site)
  const workers = await startWorkers(servers, options.sweepEvery ?? SWEEP_EVERY_MINUTES * 60_000)
  return {
    urls: { site: site.url, mail: servers.mail.url, stripe: servers.stripe.url },
    servers,
    stop: async () => {
      await workers.stop()
      await site.stop()
      await Promise.all(Object.values(servers).map((part) => part.stop()))
    },
  }
}
export type Product = Awaited<ReturnType<typeof startProduct>>
