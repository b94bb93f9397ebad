import {
  ACCESS_LOG_DAYS,
  FILE_BACKUP_DAYS,
  MESSAGE_DAYS,
  RECORD_DAYS,
} from '../../shared/retention.ts'
import { QUARANTINE } from '../../shared/template-files.ts'

/*
 * The tables, buckets and queues as plain data for the stack, the local servers and the tests. Each
 * stage adds a prefix to the names.
 */

type IndexSpec = { partitionKey: string; sortKey?: string; include?: readonly string[] }

export type TableSpec = {
  partitionKey: string
  sortKey?: string
  ttlAttribute?: string
  /** Global secondary indexes. All keys are strings; an index contains only keys and the included attributes. */
  indexes: Record<string, IndexSpec>
}

export const TABLES = {
  completed_documents: {
    partitionKey: 'id',
    ttlAttribute: 'purge_at',
    indexes: {
      by_token: { partitionKey: 'download_token' },
      /** Sparse: erased orders only. */
      by_receipt: { partitionKey: 'receipt_key' },
      by_token_start: { partitionKey: 'token_start' },
      by_number: { partitionKey: 'order_number' },
      by_session: { partitionKey: 'session_id' },
      /** Purchases of each status by creation time. */
      by_status: {
        partitionKey: 'status',
        sortKey: 'created_at',
        include: [
          'email',
          'document_id',
          'amount',
          'refunded_amount',
          'payment_method',
          'us_state',
        ],
      },
      by_email: { partitionKey: 'email', sortKey: 'created_at' },
      /** Sparse: orders with pending work only. */
      by_awaiting: { partitionKey: 'awaiting', sortKey: 'due_at' },
      /** Sparse: orders with files and answers to erase only. */
      by_erasing: { partitionKey: 'erasing', sortKey: 'erase_at' },
    },
  },
  /** The answers of orders. Each correction adds a version. */
  order_answers: {
    partitionKey: 'order_id',
    sortKey: 'version',
    ttlAttribute: 'purge_at',
    indexes: {},
  },
  /** Documents sold under each offer with a quota. */
  offer_sales: { partitionKey: 'offer', indexes: {} },
  template_versions: { partitionKey: 'document_id', sortKey: 'version_key', indexes: {} },
  document_templates: { partitionKey: 'document_id', indexes: {} },
  signups: {
    partitionKey: 'email',
    ttlAttribute: 'purge_at',
    indexes: { by_unsubscribe: { partitionKey: 'unsubscribe_token' } },
  },
  /** Records of person erasures: who erased what and when, without the address. */
  erasures: { partitionKey: 'id', ttlAttribute: 'purge_at', indexes: {} },
  /** Every delivered file by its SHA-256, permanently and without personal data. */
  delivered_files: { partitionKey: 'sha256', indexes: {} },
  /** Request counters per network and hour, under keys that don't reveal the network. */
  request_counts: { partitionKey: 'id', ttlAttribute: 'purge_at', indexes: {} },
} as const satisfies Record<string, TableSpec>
export type TableName = keyof typeof TABLES

export const BUCKETS = {
  coreTemplates: 'core-templates',
  documents: 'document-templates',
} as const

/** Days until an object expires, and until an expired or overwritten version is deleted permanently. */
export type Lifecycle = {
  id: string
  prefix?: string
  expiresAfter?: number
  noncurrentAfter: number
}

/** The lifecycle rules of each bucket. A purchase's files expire with its row. */
export const LIFECYCLES = {
  [BUCKETS.documents]: [
    {
      id: 'expire-with-the-purchase',
      expiresAfter: RECORD_DAYS,
      noncurrentAfter: FILE_BACKUP_DAYS,
    },
  ],
  [BUCKETS.coreTemplates]: [
    { id: 'delete-replaced-versions', noncurrentAfter: 90 },
    { id: 'expire-quarantine', prefix: QUARANTINE, expiresAfter: 1, noncurrentAfter: 1 },
  ],
  site: [{ id: 'delete-replaced-versions', noncurrentAfter: 90 }],
  logs: [{ id: 'expire-old-logs', expiresAfter: ACCESS_LOG_DAYS, noncurrentAfter: 1 }],
} as const satisfies Record<string, readonly Lifecycle[]>
export type LifecycleName = keyof typeof LIFECYCLES

/** `visibilityTimeout` is in seconds. A message becomes a dead letter after `maxReceives` attempts. */
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

/** Rate per second and burst of the whole API. Rejected requests cost nothing. */
export const THROTTLE = { rateLimit: 100, burstLimit: 200 } as const

/** Rate per second and burst of Stripe's webhook. */
export const WEBHOOK_THROTTLE = { rateLimit: 100, burstLimit: 200 } as const

/** Concurrency reserved for payments in production. */
export const RESERVED_FOR_PAYMENTS = 20

/** Maximum request units per second of a table or index, to cap the cost of a flood. */
export const MAX_TABLE_UNITS = { read: 4000, write: 4000 } as const

export { ADMIN_GROUP } from '../../shared/api/route.ts'
