import {
  PURCHASE_ELSEWHERE,
  type PurchaseNotice,
  UNKNOWN_PURCHASE,
  UNREACHABLE_PURCHASE,
} from '../../../../shared/content/purchase-notices.ts'
import { opensFiles, type PurchaseState, STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { type ApiError, isTransient } from '../../../api/api-error.ts'

/**
 * The notice for a purchase without files. Without a state, the payment counts as open. Files that are ready
 * but not shown were bought in another browser.
 */
export const purchaseNotice = (state: PurchaseState = 'open', error?: ApiError): PurchaseNotice => {
  if (error) return isTransient(error) ? UNREACHABLE_PURCHASE : UNKNOWN_PURCHASE
  return opensFiles(state) ? PURCHASE_ELSEWHERE : STATE_TEXTS[state]
}
