import type { PaidRow } from './settlement-plan.ts'
import { transition } from './writes.ts'

/*
 * Pending email notices: refunds since the last email, and unmatched payments. The row records what
 * was emailed, so repeated or lost messages do no harm.
 */

const totalOf = ({ refunded_amount = 0 }: PaidRow) => refunded_amount
const mailedOf = ({ refund_mailed_amount = 0 }: PaidRow) => refund_mailed_amount

/**
 * The cents refunded in total and the cents that the buyer was notified about, or undefined if
 * equal.
 */
export const refundToMail = (row: PaidRow): { total: number; mailed: number } | undefined => {
  const [total, mailed] = [totalOf(row), mailedOf(row)]
  return total === mailed ? undefined : { total, mailed }
}

/** Whether the payer must be notified of the unmatched payment. */
export const needsUnmatchedNotice = (row: PaidRow): boolean =>
  row.status === 'unmatched' &&
  row.mailed_at === undefined &&
  row.assigned_to === undefined &&
  row.closed_at === undefined &&
  totalOf(row) === 0

export const needsNotice = (row: PaidRow): boolean =>
  row.email !== undefined && (refundToMail(row) !== undefined || needsUnmatchedNotice(row))

/** Records that the buyer was emailed about refunds up to this total. */
export const markRefundMailed = (
  { id, status, refunded_amount }: PaidRow,
  total: number,
): Promise<boolean> =>
  transition(id, { from: status, when: { refunded_amount }, set: { refund_mailed_amount: total } })

/** Records that the payer was emailed about the unmatched payment. */
export const markUnmatchedMailed = (id: string, now: Date): Promise<boolean> =>
  transition(id, { from: 'unmatched', set: { mailed_at: now.toISOString() } })
