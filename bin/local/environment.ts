import { BUCKETS } from '../../infra/config/resources.ts'
import { AWS_ENVIRONMENT } from '../../infra/local/account.ts'
import type { EnvironmentName } from '../../lambdas/core/platform/env.ts'
import { resetMemoized } from '../../lambdas/core/platform/memoize.ts'
import {
  ADMIN_CLIENT_ID,
  EDGE_SECRET_NAME,
  LOCAL_CONFIGURATION_SETS,
  type LocalServers,
  STRIPE_SECRET_NAME,
} from './servers.ts'

const SENDERS = {
  MAIL_FROM: 'Clausewell <documents@clausewell.example>',
  MAIL_CONFIGURATION_SET: LOCAL_CONFIGURATION_SETS.purchases,
  GUIDE_FROM: 'Clausewell <guide@clausewell.example>',
  GUIDE_CONFIGURATION_SET: LOCAL_CONFIGURATION_SETS.guide,
}

/** The deployed functions' environment, with local servers instead of AWS and Stripe. */
const environmentFor = (servers: LocalServers, siteUrl: string, testTokens: 'on' | 'off') =>
  ({
    ORDERS_TABLE: 'completed_documents',
    ORDER_ANSWERS_TABLE: 'order_answers',
    OFFER_SALES_TABLE: 'offer_sales',
    SIGNUPS_TABLE: 'signups',
    ERASURES_TABLE: 'erasures',
    DELIVERED_FILES_TABLE: 'delivered_files',
    REQUEST_COUNTS_TABLE: 'request_counts',
    TEMPLATE_VERSIONS_TABLE: 'template_versions',
    DOCUMENT_TEMPLATES_TABLE: 'document_templates',
    DOCUMENTS_BUCKET: BUCKETS.documents,
    CORE_TEMPLATES_BUCKET: BUCKETS.coreTemplates,
    // Unused: fonts are loaded from node_modules.
    FONTS_BUCKET: '',
    HAN_FONT_KEY: '',
    GENERATION_QUEUE_URL: servers.queue.queueUrl,
    EDGE_SECRET_ID: EDGE_SECRET_NAME,
    STRIPE_SECRET_ID: STRIPE_SECRET_NAME,
    STRIPE_API_URL: servers.stripe.url,
    SITE_URL: siteUrl,
    ...SENDERS,
    ADMIN_ISSUER: servers.signIn.url,
    ADMIN_CLIENT_ID,
    TEST_TOKENS: testTokens,
  }) satisfies Record<EnvironmentName, string>

const awsEndpoints = (servers: LocalServers) => ({
  AWS_ENDPOINT_URL_DYNAMODB: servers.database.url,
  AWS_ENDPOINT_URL_S3: servers.storage.url,
  AWS_ENDPOINT_URL_SQS: servers.queue.url,
  AWS_ENDPOINT_URL_SESV2: servers.mail.url,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: servers.secrets.url,
})

/** Points this process's functions to the local servers; returns the variables. */
export const setEnvironment = (
  servers: LocalServers,
  siteUrl: string,
  testTokens: 'on' | 'off' = 'on',
) => {
  const environment = environmentFor(servers, siteUrl, testTokens)
  Object.assign(process.env, AWS_ENVIRONMENT, awsEndpoints(servers), environment)
  resetMemoized()
  return environment
}
