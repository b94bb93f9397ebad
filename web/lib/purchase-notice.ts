import type { OrderStatus } from '../../shared/api.ts'
import {
  PURCHASE_NOTICES,
  type PurchaseNotice,
  UNKNOWN_PURCHASE,
  UNREACHABLE_PURCHASE,
} from '../../shared/content/purchase-notices.ts'
import { type ApiError, isPassing } from './api-error.ts'

/** What to tell a buyer whose files are not there; no status yet reads as an open payment. */
export const purchaseNotice = (
  status: OrderStatus | undefined,
  error: ApiError | undefined,
): PurchaseNotice => {
  if (error) return isPassing(error) ? UNREACHABLE_PURCHASE : UNKNOWN_PURCHASE
  return status === undefined || status === 'ready'
    ? PURCHASE_NOTICES.open
    : PURCHASE_NOTICES[status]
}
