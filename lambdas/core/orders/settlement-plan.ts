import { type HistoryEntry, isDisputed, STRIPE } from './history.ts'
import type { BoughtOrder, UnmatchedPayment } from './order.ts'

/* What the refunds and disputes of a payment imply for its row. */

/**
 * A refund: cents, when it was created (ISO), and the admin who requested it here. A failed or
 * canceled refund left the money with us.
 */
export type Refund = { id: string; amount: number; at: string; by?: string; isFailed: boolean }

/**
 * The state of a payment at Stripe: its refunds, oldest first, and whether a dispute is open or
 * lost.
 */
export type PaymentState = { refunds: readonly Refund[]; isDisputed: boolean }

export type PaidRow = BoughtOrder | UnmatchedPayment

/**
 * The target state of a row. `total` is cents refunded; `failed` has failed refunds that the row
 * doesn't list yet.
 */
export type Plan = {
  entries: HistoryEntry[]
  total: number
  refundedAt?: string
  failed: readonly Refund[]
  /** Whether a failed refund needs review because the buyer didn't get the full amount. */
  needsReview: boolean
  shouldRevoke: boolean
  isFullRefund: boolean
  revokedBy?: string
}

const sum = (refunds: readonly Refund[]) => refunds.reduce((total, { amount }) => total + amount, 0)

const refundIdsOf = ({ history = [] }: PaidRow, isWanted: (event: string) => boolean) =>
  new Set(history.filter(({ event }) => isWanted(event)).map(({ refund }) => refund))

const refundEntries = (
  row: PaidRow,
  refunds: readonly Refund[],
  failed: readonly Refund[],
  now: Date,
): HistoryEntry[] => {
  const listed = refundIdsOf(row, (event) => event !== 'refund_failed')
  return [
    ...refunds
      .filter(({ id }) => !listed.has(id))
      .map(
        ({ id, amount, at, by = STRIPE }): HistoryEntry => ({
          ...{ event: 'refunded', at, by, amount, refund: id },
        }),
      ),
    ...failed.map(
      ({ id, amount }): HistoryEntry => ({
        ...{ event: 'refund_failed', at: now.toISOString(), by: STRIPE, amount, refund: id },
      }),
    ),
  ]
}

const disputeEntries = (row: PaidRow, isOpen: boolean, now: Date): HistoryEntry[] =>
  isOpen === isDisputed(row)
    ? []
    : [{ event: isOpen ? 'disputed' : 'won', at: now.toISOString(), by: STRIPE }]

/** The plan depends only on Stripe's lists and the row, not on the event that triggered it. */
export const planSettlement = (row: PaidRow, state: PaymentState, now: Date): Plan => {
  const active = state.refunds.filter(({ isFailed }) => !isFailed)
  const last = active.at(-1)
  const total = sum(active)
  const isFullRefund = total > 0 && total >= row.amount
  const listedFailed = refundIdsOf(row, (event) => event === 'refund_failed')
  const failed = state.refunds.filter(({ id, isFailed }) => isFailed && !listedFailed.has(id))
  return {
    entries: [
      ...refundEntries(row, state.refunds, failed, now),
      ...disputeEntries(row, state.isDisputed, now),
    ],
    total,
    refundedAt: last?.at,
    failed,
    needsReview: !isFullRefund && (failed.length > 0 || row.refund_failed_at !== undefined),
    shouldRevoke: isFullRefund || state.isDisputed,
    isFullRefund,
    revokedBy: last ? (last.by ?? STRIPE) : undefined,
  }
}
