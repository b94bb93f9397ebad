import type { EnvironmentName } from '../../lambdas/core/platform/env.ts'
import type { FunctionName } from '../../shared/api/route.ts'

/** Memory in MB (1,769 MB is one full core) and timeout in seconds. */
type ServiceSpec = {
  purpose: string
  memory: number
  timeout: number
  environment: readonly EnvironmentName[]
  /** Whether the function renders documents. Other bundles contain no legal text. */
  rendersDocuments?: true
}

/** HTTP APIs time out after 30 seconds. A queue's visibility timeout must be six times its function's timeout. */
export const SERVICES: Record<FunctionName, ServiceSpec> = {
  shop: {
    purpose: 'Opens orders and checkouts, serves downloads, emails the guide, handles bounces',
    memory: 1024,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'ORDER_ANSWERS_TABLE',
      'OFFER_SALES_TABLE',
      'SIGNUPS_TABLE',
      'DELIVERED_FILES_TABLE',
      'REQUEST_COUNTS_TABLE',
      'DOCUMENTS_BUCKET',
      'GENERATION_QUEUE_URL',
      'EDGE_SECRET_ID',
      'STRIPE_SECRET_ID',
      'STRIPE_API_URL',
      'SITE_URL',
      'MAIL_FROM',
      'MAIL_CONFIGURATION_SET',
      'GUIDE_FROM',
      'GUIDE_CONFIGURATION_SET',
      'TEST_TOKENS',
      'ADMIN_ISSUER',
      'ADMIN_CLIENT_ID',
    ],
  },
  payments: {
    purpose: "Handles Stripe's signed events and sweeps for missed ones",
    memory: 1024,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'ORDER_ANSWERS_TABLE',
      'OFFER_SALES_TABLE',
      'GENERATION_QUEUE_URL',
      'STRIPE_SECRET_ID',
      'STRIPE_API_URL',
      'SITE_URL',
    ],
  },
  generation: {
    purpose: 'Generates the files of paid orders, emails links, and renders templates for admins',
    rendersDocuments: true,
    memory: 1769,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'ORDER_ANSWERS_TABLE',
      'DELIVERED_FILES_TABLE',
      'TEMPLATE_VERSIONS_TABLE',
      'DOCUMENT_TEMPLATES_TABLE',
      'DOCUMENTS_BUCKET',
      'CORE_TEMPLATES_BUCKET',
      'FONTS_BUCKET',
      'HAN_FONT_KEY',
      'MAIL_FROM',
      'MAIL_CONFIGURATION_SET',
      'SITE_URL',
      'ADMIN_ISSUER',
      'ADMIN_CLIENT_ID',
    ],
  },
  admin: {
    purpose: 'Manages purchases and templates for admins',
    memory: 1024,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'ORDER_ANSWERS_TABLE',
      'OFFER_SALES_TABLE',
      'SIGNUPS_TABLE',
      'ERASURES_TABLE',
      'TEMPLATE_VERSIONS_TABLE',
      'DOCUMENT_TEMPLATES_TABLE',
      'CORE_TEMPLATES_BUCKET',
      'GENERATION_QUEUE_URL',
      'STRIPE_SECRET_ID',
      'STRIPE_API_URL',
      'MAIL_FROM',
      'MAIL_CONFIGURATION_SET',
      'SITE_URL',
      'ADMIN_ISSUER',
      'ADMIN_CLIENT_ID',
    ],
  },
  erasure: {
    purpose: 'Erases answers and files of erased and corrected orders in all versions',
    memory: 512,
    timeout: 29,
    environment: ['ORDERS_TABLE', 'ORDER_ANSWERS_TABLE', 'DOCUMENTS_BUCKET'],
  },
}
