import { markErasing } from './orders/erasure.ts'
import type { BoughtOrder, RevokedOrder } from './orders/order.ts'
import { eraseOrder } from './orders/revocation.ts'
import { erasePayerAddress } from './orders/unmatched.ts'

/** Removes what an erased order may have left elsewhere. Safe any number of times. */
export const eraseTraces = async (order: RevokedOrder): Promise<void> => {
  await markErasing(order)
  await erasePayerAddress(order)
}

/** Another request may change the purchase between its reading and its erasure. */
const MAX_ATTEMPTS = 3

/**
 * Erases a purchase, which `find` reads again for each attempt. Returns it as it was; undefined when others kept
 * changing it. Answers and files follow within minutes: see orders/erasure.ts.
 */
export const erasePurchase = async <Found extends BoughtOrder>(
  find: () => Promise<Found>,
  now: Date,
  by?: string,
): Promise<Found | undefined> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await find()
    if (!(await eraseOrder(order, now, by))) continue
    await erasePayerAddress(order)
    return order
  }
  return undefined
}
