import type { PaidRow } from './settlement-plan.ts'
import { transition } from './writes.ts'

/*
 * What the buyer still has to be told by email about the payment: refunds since the last email, and that a payment
 * matches no order. The row records what was emailed, so a repeated or lost message does no harm.
 */

const totalOf = ({ refunded_amount = 0 }: PaidRow) => refunded_amount
const mailedOf = ({ refund_mailed_amount = 0 }: PaidRow) => refund_mailed_amount

/** The cents refunded in all and those that the buyer knows about; undefined when they are the same. */
export const refundToMail = (row: PaidRow): { total: number; mailed: number } | undefined => {
  const [total, mailed] = [totalOf(row), mailedOf(row)]
  return total === mailed ? undefined : { total, mailed }
}

/** Whether the payer has to be told that the payment matches no order. */
export const isUnmatchedNews = (row: PaidRow): boolean =>
  row.status === 'unmatched' &&
  row.mailed_at === undefined &&
  row.assigned_to === undefined &&
  row.closed_at === undefined &&
  totalOf(row) === 0

export const needsNotice = (row: PaidRow): boolean =>
  row.email !== undefined && (refundToMail(row) !== undefined || isUnmatchedNews(row))

/** The buyer was emailed about refunds up to this total. */
export const markRefundMailed = (
  { id, status, refunded_amount }: PaidRow,
  total: number,
): Promise<boolean> =>
  transition(id, { from: status, when: { refunded_amount }, set: { refund_mailed_amount: total } })

/** The payer was emailed that the payment matches no order. */
export const markUnmatchedMailed = (id: string, now: Date): Promise<boolean> =>
  transition(id, { from: 'unmatched', set: { mailed_at: now.toISOString() } })
