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
  if (refundedAmountOf(order) > 0) return 'partly_refunded'
  return order.revision === undefined ? 'ready' : 'corrected'
}

/** Cents. Legacy records have only full refunds, without an amount. */
export const refundedAmountOf = (row: Purchase): number => {
  if (!('refunded_at' in row)) return 0
  return row.refunded_amount ?? (row.refunded_at ? row.amount : 0)
}

const isFullyRefunded = (row: RevokedOrder | UnmatchedPayment): boolean => {
  const refunded = refundedAmountOf(row)
  return refunded > 0 && refunded >= row.amount
}

/** Legacy records have neither a dispute nor an amount; they were refunded. */
const stateOfRevoked = (order: RevokedOrder): PurchaseState => {
  if (isErased(order)) return 'deleted'
  return isDisputed(order) && !isFullyRefunded(order) ? 'disputed' : 'refunded'
}

const stateOfUnmatched = (payment: UnmatchedPayment): PurchaseState => {
  if (isFullyRefunded(payment)) return 'refunded'
  return isDisputed(payment) ? 'disputed' : 'unmatched'
}

/** The state that buyers and admins see. */
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
