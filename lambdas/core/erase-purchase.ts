import { markErasing } from './orders/erasure.ts'
import type { BoughtOrder, RevokedOrder } from './orders/order.ts'
import { eraseOrder } from './orders/revocation.ts'
import { eraseAssignedPayer } from './orders/unmatched.ts'

/** Removes traces of an erased order in other tables. Idempotent. */
export const eraseTraces = async (order: RevokedOrder): Promise<void> => {
  await markErasing(order)
  await eraseAssignedPayer(order)
}

/** Other requests may change the purchase between reading and erasing it. */
const MAX_ATTEMPTS = 3

/**
 * Erases a purchase, which `find` rereads for each attempt. Returns the row as it was before, or undefined if
 * concurrent changes prevented the erasure. The erasure function deletes answers and files within minutes
 * (orders/erasure.ts).
 */
export const erasePurchase = async <Found extends BoughtOrder>(
  find: () => Promise<Found>,
  now: Date,
  by?: string,
): Promise<Found | undefined> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await find()
    if (!(await eraseOrder(order, now, by))) continue
    await eraseAssignedPayer(order)
    return order
  }
  return undefined
}
