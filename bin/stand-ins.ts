import { join } from 'node:path'
import { createTables, startDynamoDb } from '../infra/local/dynamodb.ts'
import { startMail } from '../infra/local/mail/server.ts'
import { startOidc } from '../infra/local/oidc/server.ts'
import { startS3 } from '../infra/local/s3/server.ts'
import { startSecrets } from '../infra/local/secrets.ts'
import { startSqs } from '../infra/local/sqs.ts'
import { startStripe } from '../infra/local/stripe/server.ts'
import type { Ports } from './ports.ts'

/** Keys that open nothing but the stand-in on this machine. */
export const STRIPE_KEYS = {
  secretKey: 'sk_test_local',
  webhookSecret: 'whsec_local',
} as const
export const STRIPE_SECRET_NAME = 'clausewell/local/stripe'
export const ADMIN_CLIENT_ID = 'clausewell-admin'

export type StandInOptions = {
  ports: Ports
  dataDir: string
  /** Where visitors see the site. */
  siteUrl: string
  /** Seconds until a message that failed is tried again. */
  visibilityTimeout?: number
  /** Milliseconds until a delayed test payment succeeds or fails. */
  paymentDelay?: number
}

const startServices = async ({ ports, dataDir, siteUrl, ...timing }: StandInOptions) => ({
  database: await startDynamoDb({ port: ports.database, dataDir: join(dataDir, 'database') }),
  storage: await startS3({ port: ports.storage, dataDir: join(dataDir, 's3'), origin: siteUrl }),
  queue: await startSqs({ port: ports.queue, visibilityTimeout: timing.visibilityTimeout }),
  mail: await startMail({ port: ports.mail, dataDir: join(dataDir, 'mail') }),
  secrets: await startSecrets({
    port: ports.secrets,
    secrets: { [STRIPE_SECRET_NAME]: STRIPE_KEYS },
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

/** Everything the product talks to, started in the order in which it is needed. */
export const startStandIns = async (options: StandInOptions) => {
  const parts = await startServices(options)
  await createTables(parts.database.url)
  return parts
}
export type StandIns = Awaited<ReturnType<typeof startStandIns>>
