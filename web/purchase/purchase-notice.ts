import type { OrderStatus } from '../../shared/api/purchases.ts'
import {
  PURCHASE_ELSEWHERE,
  PURCHASE_NOTICES,
  type PurchaseNotice,
  UNKNOWN_PURCHASE,
  UNREACHABLE_PURCHASE,
} from '../../shared/content/purchase-notices.ts'
import { type ApiError, isPassing } from '../lib/api-error.ts'

/**
 * The notice for a buyer whose files are not shown. No status yet counts as an open payment; ready
 * files that are not shown were bought in another browser.
 */
export const purchaseNotice = (
  status: OrderStatus | undefined,
  error: ApiError | undefined,
): PurchaseNotice => {
  if (error) return isPassing(error) ? UNREACHABLE_PURCHASE : UNKNOWN_PURCHASE
  return status === 'ready' ? PURCHASE_ELSEWHERE : PURCHASE_NOTICES[status ?? 'open']
}
