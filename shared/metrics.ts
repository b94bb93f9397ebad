/**
 * The CloudWatch metrics, emitted by lambdas/core; infra builds dashboards and alarms from them. `by` is the one
 * dimension other than `service`.
 */
type Metric = { unit: 'Count' | 'Milliseconds' | 'Seconds'; by?: 'reason' | 'route' }

export const METRICS = {
  OrdersOpened: { unit: 'Count' },
  OrdersPaid: { unit: 'Count' },
  OrdersReady: { unit: 'Count' },
  /** A delayed payment failed. */
  OrdersFailed: { unit: 'Count' },
  /** Orders sent to the review queue, because no attempt of the sweep produced their files. */
  OrdersGivenUp: { unit: 'Count' },
  /** Rows that do not match their schema. */
  UnreadableRows: { unit: 'Count' },
  /** From receiving the message to storing the three files. */
  GenerationTime: { unit: 'Milliseconds' },
  GenerationFailed: { unit: 'Count' },
  /** Age of the oldest order that is paid but not delivered; 0 when there is none. */
  OldestWaiting: { unit: 'Seconds' },
  UnmatchedPayments: { unit: 'Count' },
  /** Refunds that Stripe accepted and later reported as failed or canceled, once each. */
  RefundsFailed: { unit: 'Count' },
  /** Purchase emails that hard-bounced or were reported as spam, once per order. */
  PurchaseMailsReturned: { unit: 'Count' },
  WebhooksRefused: { unit: 'Count', by: 'reason' },
  /** Responses with status 500. */
  RequestsFailed: { unit: 'Count', by: 'route' },
} as const satisfies Record<string, Metric>
export type MetricName = keyof typeof METRICS

/** Why a webhook was rejected: no signature, or an invalid one. */
export type WebhookRefusal = 'unsigned' | 'signature'

/** The `service` dimension of every metric, for all functions. */
export const METRICS_SERVICE = 'store'
