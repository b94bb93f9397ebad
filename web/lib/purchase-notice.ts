import type { OrderStatus } from '../../shared/api.ts'
import {
  PURCHASE_ELSEWHERE,
  PURCHASE_NOTICES,
  type PurchaseNotice,
  UNKNOWN_PURCHASE,
  UNREACHABLE_PURCHASE,
} from '../../shared/content/purchase-notices.ts'
import { type ApiError, isPassing } from './api-error.ts'

/**
 * What to tell a buyer whose files are not there; no status yet reads as an open payment, and files
 * that are ready but not shown as bought elsewhere.
 */
export const purchaseNotice = (
  status: OrderStatus | undefined,
  error: ApiError | undefined,
): PurchaseNotice => {
  if (error) return isPassing(error) ? UNREACHABLE_PURCHASE : UNKNOWN_PURCHASE
  return status === 'ready' ? PURCHASE_ELSEWHERE : PURCHASE_NOTICES[status ?? 'open']
}
