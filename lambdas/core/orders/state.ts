import type { PurchaseState } from '../../../shared/purchase-states.ts'
import { isDisputed } from './history.ts'
import { isExpired } from './link.ts'
import {
  isBeingCorrected,
  isErased,
  type Purchase,
  type ReadyOrder,
  type RevokedOrder,
  type UnmatchedPayment,
} from './order.ts'

const stateOfReady = (order: ReadyOrder, now: Date): PurchaseState => {
  if (isExpired(order, now)) return 'link_expired'
  if (isBeingCorrected(order)) return 'correcting'
  if ((order.refunded_amount ?? 0) > 0) return 'partly_refunded'
  return order.revision === undefined ? 'ready' : 'corrected'
}

const isFullyRefunded = ({ amount, refunded_amount = 0 }: RevokedOrder | UnmatchedPayment) =>
  refunded_amount > 0 && refunded_amount >= amount

/** Legacy records that say neither were refunded. */
const stateOfRevoked = (order: RevokedOrder): PurchaseState => {
  if (isErased(order)) return 'deleted'
  return isDisputed(order) && !isFullyRefunded(order) ? 'disputed' : 'refunded'
}

const stateOfUnmatched = (payment: UnmatchedPayment): PurchaseState => {
  if (isFullyRefunded(payment)) return 'refunded'
  return isDisputed(payment) ? 'disputed' : 'unmatched'
}

/** The state of a purchase as buyers and admins read it. */
export const purchaseStateOf = (row: Purchase, now: Date): PurchaseState => {
  switch (row.status) {
    case 'ready':
      return stateOfReady(row, now)
    case 'revoked':
      return stateOfRevoked(row)
    case 'unmatched':
      return stateOfUnmatched(row)
    case 'expired':
      return 'checkout_expired'
    default:
      return row.status
  }
}
