import { mailRefundOfOrder, mailUnmatched } from '../core/mail.ts'
import {
  markRefundMailed,
  markUnmatchedMailed,
  needsUnmatchedNotice,
  refundToMail,
} from '../core/orders/notices.ts'
import { isBought } from '../core/orders/order.ts'
import type { PaidRow } from '../core/orders/settlement-plan.ts'
import { findPurchase } from '../core/orders/table.ts'

const mailRefund = async (email: string, row: PaidRow, now: Date): Promise<void> => {
  const refund = refundToMail(row)
  if (!refund) return
  if (row.status !== 'unmatched') await mailRefundOfOrder(email, row, refund, now)
  else if (refund.total > refund.mailed)
    await mailUnmatched(email, row, refund.total - refund.mailed)
  await markRefundMailed(row, refund.total)
}

/** Emails the buyer about refunds or an unmatched payment that weren't emailed yet. Idempotent. */
export const mailNotice = async (id: string, now = new Date()): Promise<void> => {
  const row = await findPurchase(id)
  if (!row || !(isBought(row) || row.status === 'unmatched') || !row.email) return
  if (row.status === 'unmatched' && needsUnmatchedNotice(row)) {
    await mailUnmatched(row.email, row, 0)
    await markUnmatchedMailed(id, now)
  }
  await mailRefund(row.email, row, now)
}
