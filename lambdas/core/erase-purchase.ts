import { eraseFiles } from './files.ts'
import { eraseAnswers } from './orders/answers.ts'
import type { BoughtOrder, ReadyOrder, RevokedOrder } from './orders/order.ts'
import { eraseOrder } from './orders/revocation.ts'
import { erasePayerAddress } from './orders/unmatched.ts'

/** Removes what an erased order may have left in other tables and in storage. Safe any number of times. */
export const eraseTraces = async ({
  id,
  session_id,
}: Pick<BoughtOrder, 'id' | 'session_id'>): Promise<void> => {
  await eraseFiles(id)
  await eraseAnswers(id)
  await erasePayerAddress({ id, session_id })
}

/** Another request may change the purchase between its reading and its erasure. */
const MAX_ATTEMPTS = 3

/**
 * Erases a purchase, which `find` reads again for each attempt. Returns it as it was; undefined when others kept
 * changing it. The answers go last: until the order is erased its files can be made again.
 */
export const erasePurchase = async <Found extends ReadyOrder | RevokedOrder>(
  find: () => Promise<Found>,
  now: Date,
  by?: string,
): Promise<Found | undefined> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const order = await find()
    await eraseFiles(order.id)
    if (!(await eraseOrder(order, now, by))) continue
    await eraseTraces(order)
    return order
  }
  return undefined
}
