/**
 * What the functions count and measure, by the names CloudWatch shows: emitted by lambdas/core, drawn and
 * watched by infra. `by` names the one dimension besides `service` that splits a metric.
 */
type Metric = { unit: 'Count' | 'Milliseconds' | 'Seconds'; by?: 'reason' | 'route' }

export const METRICS = {
  OrdersOpened: { unit: 'Count' },
  OrdersPaid: { unit: 'Count' },
  OrdersReady: { unit: 'Count' },
  /** A delayed payment did not go through. */
  OrdersFailed: { unit: 'Count' },
  /** Orders that went to the review queue: no attempt of the sweep brought their files. */
  OrdersGivenUp: { unit: 'Count' },
  /** Rows read that have another shape than they were written with. */
  UnreadableRows: { unit: 'Count' },
  /** From the queue's message to three stored files. */
  GenerationTime: { unit: 'Milliseconds' },
  GenerationFailed: { unit: 'Count' },
  /** Age of the oldest order that is paid for and not finished; 0 when none waits. */
  OldestWaiting: { unit: 'Seconds' },
  UnmatchedPayments: { unit: 'Count' },
  /** Refunds that Stripe accepted and later reported as failed or canceled, once each. */
  RefundsFailed: { unit: 'Count' },
  /** Mails about a purchase that came back for good, or were reported as unwanted, once for each of its orders. */
  PurchaseMailsReturned: { unit: 'Count' },
  WebhooksRefused: { unit: 'Count', by: 'reason' },
  /** Requests answered 500. */
  RequestsFailed: { unit: 'Count', by: 'route' },
} as const satisfies Record<string, Metric>
export type MetricName = keyof typeof METRICS

/** Why a webhook was refused: nobody signed it, or not with our secret. */
export type WebhookRefusal = 'unsigned' | 'signature'

/** All metrics of a stage carry it, whichever function emitted them. */
export const METRICS_SERVICE = 'store'
