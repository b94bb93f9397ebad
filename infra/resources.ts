import { QUARANTINE } from '../shared/admin-api.ts'
import { RECORD_DAYS } from '../shared/retention.ts'

/**
 * What exists, as plain data: read by the stack, by the local stand-ins and by the tests.
 * Names are logical; a stage adds its own prefix.
 */
export type TableSpec = {
  partitionKey: string
  sortKey?: string
  ttlAttribute?: string
  /** All keys are strings. */
  indexes: Record<string, { partitionKey: string; sortKey?: string }>
}

export const TABLES = {
  completed_documents: {
    partitionKey: 'id',
    ttlAttribute: 'purge_at',
    indexes: {
      by_token: { partitionKey: 'download_token' },
      by_token_start: { partitionKey: 'token_start' },
      by_session: { partitionKey: 'session_id' },
      by_email: { partitionKey: 'email', sortKey: 'created_at' },
      /** Sparse: `awaiting` ('payment', 'files', 'review') is absent when nothing is left to do. */
      by_awaiting: { partitionKey: 'awaiting', sortKey: 'due_at' },
    },
  },
  template_versions: {
    partitionKey: 'document_id',
    sortKey: 'version_key',
    indexes: {},
  },
  document_templates: { partitionKey: 'document_id', indexes: {} },
  signups: { partitionKey: 'email', indexes: {} },
} as const satisfies Record<string, TableSpec>
export type TableName = keyof typeof TABLES

export const BUCKETS = {
  coreTemplates: 'core-templates',
  documents: 'document-templates',
} as const
export type BucketName = keyof typeof BUCKETS

/** Days: when an object expires, and when what was replaced or has expired is gone for good. */
export type Lifecycle = { id: string; prefix?: string; expires?: number; replaced: number }

/** How long buckets keep what is in them, by name. The files of a purchase go with its row. */
export const LIFECYCLES = {
  [BUCKETS.documents]: [{ id: 'forget-with-the-purchase', expires: RECORD_DAYS, replaced: 7 }],
  [BUCKETS.coreTemplates]: [
    { id: 'forget-what-was-replaced', replaced: 90 },
    { id: 'forget-what-waited', prefix: QUARANTINE, expires: 1, replaced: 1 },
  ],
  site: [{ id: 'forget-what-was-replaced', replaced: 90 }],
  logs: [{ id: 'forget-old-logs', expires: 90, replaced: 1 }],
} as const satisfies Record<string, readonly Lifecycle[]>
export type KeptName = keyof typeof LIFECYCLES

/** Seconds. A message is tried three times before it goes to the dead letter queue. */
export const QUEUE = {
  name: 'generation',
  deadLetterName: 'generation-dead-letters',
  visibilityTimeout: 180,
  maxReceives: 3,
  batchSize: 5,
  retentionDays: 14,
} as const

export const SWEEP_EVERY_MINUTES = 1

/** Requests per second and burst for the whole API, before anything is charged. */
export const THROTTLE = { rateLimit: 100, burstLimit: 200 } as const

export { ADMIN_GROUP } from '../shared/api.ts'
