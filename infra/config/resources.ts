import { ACCESS_LOG_DAYS, MESSAGE_DAYS, RECORD_DAYS } from '../../shared/retention.ts'
import { QUARANTINE } from '../../shared/template-files.ts'

/*
 * The tables, buckets and queues as plain data for the stack, the stand-ins and the tests. A stage adds a
 * prefix to the names.
 */

type IndexSpec = { partitionKey: string; sortKey?: string; include?: readonly string[] }

export type TableSpec = {
  partitionKey: string
  sortKey?: string
  ttlAttribute?: string
  /** Global secondary indexes. All keys are strings; an index holds only keys and what it includes. */
  indexes: Record<string, IndexSpec>
}

export const TABLES = {
  completed_documents: {
    partitionKey: 'id',
    ttlAttribute: 'purge_at',
    indexes: {
      by_token: { partitionKey: 'download_token' },
      /** A sparse index of the orders that their buyers erased. */
      by_receipt: { partitionKey: 'receipt_key' },
      by_token_start: { partitionKey: 'token_start' },
      by_number: { partitionKey: 'order_number' },
      by_session: { partitionKey: 'session_id' },
      /** Lists of the purchases in each state, by the time at which they were opened. */
      by_status: {
        partitionKey: 'status',
        sortKey: 'created_at',
        include: ['email', 'document_id'],
      },
      by_email: { partitionKey: 'email', sortKey: 'created_at' },
      /** A sparse index: `awaiting` ('payment', 'files', 'review') is absent when nothing is left to do. */
      by_awaiting: { partitionKey: 'awaiting', sortKey: 'due_at' },
      /** A sparse index of the orders of which files and answers are to be erased. */
      by_erasing: { partitionKey: 'erasing', sortKey: 'erase_at' },
    },
  },
  /** The answers of orders, in versions: each correction is one. */
  order_answers: {
    partitionKey: 'order_id',
    sortKey: 'version',
    ttlAttribute: 'purge_at',
    indexes: {},
  },
  /** How many documents were sold under each offer that has a quota. */
  offer_sales: { partitionKey: 'offer', indexes: {} },
  template_versions: {
    partitionKey: 'document_id',
    sortKey: 'version_key',
    indexes: {},
  },
  document_templates: { partitionKey: 'document_id', indexes: {} },
  signups: {
    partitionKey: 'email',
    ttlAttribute: 'purge_at',
    indexes: { by_unsubscribe: { partitionKey: 'unsubscribe_token' } },
  },
  /** Who erased what of a person and when, without the address. */
  erasures: { partitionKey: 'id', ttlAttribute: 'purge_at', indexes: {} },
  /** What was delivered, by the SHA-256 of the file: forever, and without personal data. */
  delivered_files: { partitionKey: 'sha256', indexes: {} },
  /** How many requests a network has made within an hour, under keys that do not reveal the network. */
  request_counts: { partitionKey: 'id', ttlAttribute: 'purge_at', indexes: {} },
} as const satisfies Record<string, TableSpec>
export type TableName = keyof typeof TABLES

export const BUCKETS = {
  coreTemplates: 'core-templates',
  documents: 'document-templates',
} as const

/** Days until an object expires, and days until an object that expired or was overwritten is deleted for good. */
export type Lifecycle = {
  id: string
  prefix?: string
  expiresAfter?: number
  noncurrentAfter: number
}

/** The lifecycle rules of each bucket. The files of a purchase expire with its row. */
export const LIFECYCLES = {
  [BUCKETS.documents]: [
    { id: 'forget-with-the-purchase', expiresAfter: RECORD_DAYS, noncurrentAfter: 7 },
  ],
  [BUCKETS.coreTemplates]: [
    { id: 'forget-what-was-replaced', noncurrentAfter: 90 },
    { id: 'forget-what-waited', prefix: QUARANTINE, expiresAfter: 1, noncurrentAfter: 1 },
  ],
  site: [{ id: 'forget-what-was-replaced', noncurrentAfter: 90 }],
  logs: [{ id: 'forget-old-logs', expiresAfter: ACCESS_LOG_DAYS, noncurrentAfter: 1 }],
} as const satisfies Record<string, readonly Lifecycle[]>
export type LifecycleName = keyof typeof LIFECYCLES

/** The visibility timeout is in seconds. A message is received three times before it is a dead letter. */
export const QUEUE = {
  name: 'generation',
  deadLetterName: 'generation-dead-letters',
  visibilityTimeout: 180,
  maxReceives: 3,
  batchSize: 5,
  retentionDays: 4,
  deadLetterDays: MESSAGE_DAYS,
} as const

/** Events that could not be delivered to their function: email feedback and the schedule's calls. */
export const EVENT_DEAD_LETTERS = 'event-dead-letters'

export const SWEEP_EVERY_MINUTES = 1

/** Requests per second and burst of the whole API. Requests above cost nothing. */
export const THROTTLE = { rateLimit: 100, burstLimit: 200 } as const

/** Of Stripe's webhook alone. */
export const WEBHOOK_THROTTLE = { rateLimit: 100, burstLimit: 200 } as const

/** Concurrent calls that are kept for payments in production, whatever the other functions do. */
export const RESERVED_FOR_PAYMENTS = 20

/** Request units a second that one table or index may consume at most, so that a flood has a price limit. */
export const MAX_TABLE_UNITS = { read: 4000, write: 4000 } as const

export { ADMIN_GROUP } from '../../shared/api/route.ts'
