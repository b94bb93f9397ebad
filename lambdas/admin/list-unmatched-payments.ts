import { listUnmatchedPayments } from '../../shared/api/unmatched-payments.ts'
import type { Purchase, UnmatchedPayment } from '../core/orders/order.ts'
import { findAwaiting } from '../core/orders/table.ts'
import { handle } from '../core/platform/handle.ts'
import { purchaseView } from './purchase-view.ts'

const isUnmatched = (row: Purchase): row is UnmatchedPayment => row.status === 'unmatched'

/** Unmatched payments that need a decision, oldest first. */
export default handle(listUnmatchedPayments, async ({ now }) => {
  const waiting = await findAwaiting('review', now.toISOString(), 100)
  return { payments: waiting.filter(isUnmatched).map((row) => purchaseView(row, now)) }
})
