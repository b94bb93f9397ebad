import { type Purchase, purchase } from '../../../lambdas/core/orders/order.ts'
import type { Aws } from './aws.ts'

/** Stores a row and reads it back as a purchase in this state. */
export const putPurchase = async <S extends Purchase['status']>(
  aws: Aws,
  row: Record<string, unknown>,
  status: S,
): Promise<Extract<Purchase, { status: S }>> => {
  await aws.putRow(row)
  const found = purchase.parse(row)
  const hasStatus = (each: Purchase): each is Extract<Purchase, { status: S }> =>
    each.status === status
  if (!hasStatus(found)) throw new Error(`The row is ${found.status}`)
  return found
}
