import { findPurchases } from '../../../../shared/api/admin-purchases.ts'
import { listUnmatchedPayments } from '../../../../shared/api/unmatched-payments.ts'
import { NoticeCard } from '../../../ui/panel.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { adminKey } from './admin-key.ts'
import { PurchaseList } from './purchase-list.tsx'

/** Paid purchases without files and failed refunds. Unmatched payments have their own card. */
export const AttentionCard = () => (
  <NoticeCard
    title="Needs attention"
    text="Purchases with missing or overdue files, and failed refunds. Refund the buyer another way, then mark the refund as handled."
  >
    <Loaded cacheKey={adminKey('waiting')} load={(call) => call(findPurchases, { query: '' })}>
      {({ purchases }) => (
        <PurchaseList
          label="Purchases that need attention"
          purchases={purchases.filter(({ status }) => status !== 'unmatched')}
          empty="Every paid purchase has its files, and no refund has failed."
        />
      )}
    </Loaded>
  </NoticeCard>
)

/** Unmatched payments need an admin's decision. */
export const UnmatchedCard = () => (
  <NoticeCard
    title="Unmatched payments"
    text="Payments that match no order. Nothing is delivered until you refund the payment, assign it to an order, or mark it as handled."
  >
    <Loaded cacheKey={adminKey('unmatched')} load={(call) => call(listUnmatchedPayments)}>
      {({ payments }) => (
        <PurchaseList
          label="Unmatched payments"
          purchases={payments}
          empty="Every payment matches an order."
        />
      )}
    </Loaded>
  </NoticeCard>
)
