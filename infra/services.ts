import type { EnvironmentName } from '../lambdas/core/env.ts'

/** The folders under lambdas/ that are functions of their own. */
export type Service = 'shop' | 'payments' | 'generation' | 'admin'

/** Memory in MB (CPU comes with it: 1769 MB is one whole core), time in seconds. */
export type ServiceSpec = {
  purpose: string
  memory: number
  timeout: number
  environment: readonly EnvironmentName[]
  /** Whether it prints documents; the others only check answers and carry no legal text. */
  prints?: true
}

/** The HTTP API waits 30 seconds at most; a queue's visibility timeout is six of its function's. */
export const SERVICES: Record<Service, ServiceSpec> = {
  shop: {
    purpose: 'Opens orders and checkouts, hands out downloads, mails the guide',
    memory: 1024,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'SIGNUPS_TABLE',
      'DOCUMENTS_BUCKET',
      'GENERATION_QUEUE_URL',
      'STRIPE_SECRET_ID',
      'STRIPE_API_URL',
      'SITE_URL',
      'MAIL_FROM',
      'TEST_TOKENS',
    ],
  },
  payments: {
    purpose: "Believes Stripe's signed events and sweeps up what they missed",
    memory: 1024,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'GENERATION_QUEUE_URL',
      'STRIPE_SECRET_ID',
      'STRIPE_API_URL',
      'SITE_URL',
    ],
  },
  generation: {
    purpose: 'Writes the files of paid orders and mails the link; prints templates for admins',
    prints: true,
    memory: 1769,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'TEMPLATE_VERSIONS_TABLE',
      'DOCUMENT_TEMPLATES_TABLE',
      'DOCUMENTS_BUCKET',
      'CORE_TEMPLATES_BUCKET',
      'MAIL_FROM',
      'SITE_URL',
      'ADMIN_ISSUER',
      'ADMIN_CLIENT_ID',
    ],
  },
  admin: {
    purpose: 'Looks after purchases and templates, for admins',
    memory: 1024,
    timeout: 29,
    environment: [
      'ORDERS_TABLE',
      'TEMPLATE_VERSIONS_TABLE',
      'DOCUMENT_TEMPLATES_TABLE',
      'CORE_TEMPLATES_BUCKET',
      'GENERATION_QUEUE_URL',
      'STRIPE_SECRET_ID',
      'STRIPE_API_URL',
      'MAIL_FROM',
      'SITE_URL',
      'ADMIN_ISSUER',
      'ADMIN_CLIENT_ID',
    ],
  },
}
