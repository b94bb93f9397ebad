import { join } from 'node:path'
import { startDynamoDb } from '../../infra/local/dynamodb.ts'
import { startMail } from '../../infra/local/mail.ts'
import { startOidc } from '../../infra/local/oidc/start-oidc.ts'
import { startS3 } from '../../infra/local/s3/start-s3.ts'
import { startSecrets } from '../../infra/local/secrets.ts'
import { startSqs } from '../../infra/local/sqs.ts'
import { startStripe } from '../../infra/local/stripe/start-stripe.ts'
import { createTables } from '../../infra/local/tables.ts'
import { EDGE_SECRET_KEY } from '../../shared/edge.ts'
import type { Ports } from './ports.ts'

/** The local Stripe's keys. They are valid nowhere else. */
export const STRIPE_KEYS = {
  secretKey: 'sk_test_local',
  webhookSecret: 'whsec_local',
} as const
export const STRIPE_SECRET_NAME = 'clausewell/local/stripe'
/**
 * There is no CloudFront here, so nothing sends this secret and requests are identified by their
 * connection.
 */
export const EDGE_SECRET_NAME = 'clausewell/local/edge'
export const EDGE_SECRET = { [EDGE_SECRET_KEY]: 'local-edge' } as const
export const ADMIN_CLIENT_ID = 'clausewell-admin'
export const LOCAL_CONFIGURATION_SETS = { purchases: 'purchases', guide: 'guide' } as const

export type LocalServerOptions = {
  ports: Ports
  dataDir: string
  /** The site's public URL. */
  siteUrl: string
  /** Seconds until a failed message is redelivered. */
  visibilityTimeout?: number
  /** Milliseconds until an asynchronous test payment succeeds or fails. */
  paymentDelay?: number
}

const startServices = async ({ ports, dataDir, siteUrl, ...timing }: LocalServerOptions) => ({
  database: await startDynamoDb({ port: ports.database, dataDir: join(dataDir, 'database') }),
  storage: await startS3({ port: ports.storage, dataDir: join(dataDir, 's3'), origin: siteUrl }),
  queue: await startSqs({
    port: ports.queue,
    dataDir: join(dataDir, 'queue'),
    visibilityTimeout: timing.visibilityTimeout,
  }),
  mail: await startMail({
    port: ports.mail,
    dataDir: join(dataDir, 'mail'),
    configurationSets: Object.values(LOCAL_CONFIGURATION_SETS),
  }),
  secrets: await startSecrets({
    port: ports.secrets,
    secrets: { [STRIPE_SECRET_NAME]: STRIPE_KEYS, [EDGE_SECRET_NAME]: EDGE_SECRET },
  }),
  signIn: await startOidc({
    port: ports.signIn,
    dataDir: join(dataDir, 'sign-in'),
    clientId: ADMIN_CLIENT_ID,
    siteUrl,
  }),
  stripe: await startStripe({
    port: ports.stripe,
    dataDir: join(dataDir, 'stripe'),
    ...STRIPE_KEYS,
    webhookUrl: `http://127.0.0.1:${ports.site}/api/stripe-webhook`,
    delay: timing.paymentDelay,
  }),
})

/** Starts local servers for every service that the product calls. */
export const startLocalServers = async (options: LocalServerOptions) => {
  const servers = await startServices(options)
  await createTables(servers.database.url)
  return servers
}
export type LocalServers = Awaited<ReturnType<typeof startLocalServers>>
