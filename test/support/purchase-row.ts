import type { PurchaseRow } from '../../shared/api/admin-purchases.ts'

/** A purchase as the admin pages list it: paid, ready and untouched. */
export const purchaseRow = (changes: Partial<PurchaseRow> = {}): PurchaseRow => ({
  id: 'ord_1',
  status: 'ready',
  state: 'ready',
  documentId: 'bill-of-sale',
  title: 'Bill of Sale',
  amount: 1900,
  currency: 'usd',
  refunded: 0,
  isDisputed: false,
  createdAt: '2026-10-31T23:59:00.000Z',
  paidAt: '2026-11-01T00:01:00.000Z',
  paymentId: 'pi_1',
  personalized: true,
  corrections: 0,
  history: [],
  ...changes,
})
