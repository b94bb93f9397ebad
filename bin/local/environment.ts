import { BUCKETS } from '../../infra/config/resources.ts'
import { AWS_ENVIRONMENT } from '../../infra/local/account.ts'
import type { EnvironmentName } from '../../lambdas/core/platform/env.ts'
import { resetMemoized } from '../../lambdas/core/platform/memoize.ts'
import {
  ADMIN_CLIENT_ID,
  EDGE_SECRET_NAME,
  LOCAL_CONFIGURATION_SETS,
  STRIPE_SECRET_NAME,
  type StandIns,
} from './stand-ins.ts'

const SENDERS = {
  MAIL_FROM: 'Clausewell <documents@clausewell.example>',
  MAIL_CONFIGURATION_SET: LOCAL_CONFIGURATION_SETS.purchases,
  GUIDE_FROM: 'Clausewell <guide@clausewell.example>',
  GUIDE_CONFIGURATION_SET: LOCAL_CONFIGURATION_SETS.guide,
}

/** The environment of the deployed functions, with the stand-ins in the place of AWS and Stripe. */
const environmentFor = (parts: StandIns, siteUrl: string, testTokens: 'on' | 'off') =>
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
    // Fonts lie among the packages here, so that none is fetched.
    FONTS_BUCKET: '',
    HAN_FONT_KEY: '',
    GENERATION_QUEUE_URL: parts.queue.queueUrl,
    EDGE_SECRET_ID: EDGE_SECRET_NAME,
    STRIPE_SECRET_ID: STRIPE_SECRET_NAME,
    STRIPE_API_URL: parts.stripe.url,
    SITE_URL: siteUrl,
    ...SENDERS,
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

/** Points the functions of this process at the stand-ins; returns the variables that they read. */
export const setEnvironment = (
  parts: StandIns,
  siteUrl: string,
  testTokens: 'on' | 'off' = 'on',
) => {
  const environment = environmentFor(parts, siteUrl, testTokens)
  Object.assign(process.env, AWS_ENVIRONMENT, endpointsOf(parts), environment)
  resetMemoized()
  return environment
}
