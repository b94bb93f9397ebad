import { isBought } from '../../../lambdas/core/orders/order.ts'
import { settle } from '../../../lambdas/core/orders/settlement.ts'
import { findPurchase } from '../../../lambdas/core/orders/table.ts'

/** Settles an order as fully refunded; false if it is unpaid or already revoked. */
export const revoke = async (id: string, now = new Date()): Promise<boolean> => {
  const order = await findPurchase(id)
  if (!order || !isBought(order) || order.status === 'revoked') return false
  const refund = { id: 're_test', amount: order.amount, at: now.toISOString(), isFailed: false }
  const { result } = await settle(order, { refunds: [refund], isDisputed: false }, now)
  return result === 'conflict' ? revoke(id, now) : result === 'changed'
}
