import { AWS_ENVIRONMENT } from '../infra/local/credentials.ts'
import { startQueuePoller } from '../infra/local/queue-poller.ts'
import { startSchedule } from '../infra/local/schedule.ts'
import { serveApp } from '../infra/local/serve.ts'
import { BUCKETS, SWEEP_EVERY_MINUTES } from '../infra/resources.ts'
import type { EnvironmentName } from '../lambdas/core/env.ts'
import type { Ports } from './ports.ts'
import { productApp } from './product-app.ts'
import {
  ADMIN_CLIENT_ID,
  STRIPE_SECRET_NAME,
  type StandInOptions,
  type StandIns,
  startStandIns,
} from './stand-ins.ts'
import { setUpWaysToPay } from './ways-to-pay.ts'

const MAIL_FROM = 'Clausewell <documents@clausewell.example>'

/** What a deployed function finds in its environment, here pointing at the stand-ins. */
const environmentFor = (parts: StandIns, siteUrl: string, testTokens: 'on' | 'off') =>
  ({
    ORDERS_TABLE: 'completed_documents',
    SIGNUPS_TABLE: 'signups',
    TEMPLATE_VERSIONS_TABLE: 'template_versions',
    DOCUMENT_TEMPLATES_TABLE: 'document_templates',
    DOCUMENTS_BUCKET: BUCKETS.documents,
    CORE_TEMPLATES_BUCKET: BUCKETS.coreTemplates,
    GENERATION_QUEUE_URL: parts.queue.queueUrl,
    STRIPE_SECRET_ID: STRIPE_SECRET_NAME,
    STRIPE_API_URL: parts.stripe.url,
    SITE_URL: siteUrl,
    MAIL_FROM,
    ADMIN_ISSUER: parts.signIn.url,
    ADMIN_CLIENT_ID,
    TEST_TOKENS: testTokens,
  }) satisfies Record<EnvironmentName, string>

const endpointsOf = (parts: StandIns) => ({
  AWS_ENDPOINT_URL_DYNAMODB: parts.database.url,
  AWS_ENDPOINT_URL_S3: parts.storage.url,
  AWS_ENDPOINT_URL_SQS: parts.queue.url,
  AWS_ENDPOINT_URL_SESV2: parts.mail.url,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: parts.secrets.url,
})

const startWorkers = async (parts: StandIns, sweepEvery: number) => {
  const generation = await import('../lambdas/generation/index.ts')
  const payments = await import('../lambdas/payments/index.ts')
  const poller = startQueuePoller({
    endpoint: parts.queue.url,
    queueUrl: parts.queue.queueUrl,
    handle: generation.consume,
  })
  const sweep = startSchedule({ name: 'sweep', milliseconds: sweepEvery, run: payments.sweep })
  return {
    stop: async () => {
      await Promise.all([poller.stop(), sweep.stop()])
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
  const environment = environmentFor(parts, siteUrl, options.testTokens ?? 'on')
  Object.assign(process.env, AWS_ENVIRONMENT, endpointsOf(parts), environment)
  const waysToPay = await setUpWaysToPay(parts.stripe, siteUrl)
  const app = await productApp({ distDir: options.distDir, environment, parts, waysToPay })
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
