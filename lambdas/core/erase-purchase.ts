import { eraseFiles } from './files.ts'
import { eraseAnswers } from './orders/answers.ts'
import type { BoughtOrder, ReadyOrder, RevokedOrder } from './orders/order.ts'
import { eraseOrder } from './orders/revocation.ts'
import { erasePayerAddress } from './orders/unmatched.ts'

/** Removes an erased order's data from other tables and from storage. Idempotent. */
export const eraseTraces = async ({
  id,
  session_id,
}: Pick<BoughtOrder, 'id' | 'session_id'>): Promise<void> => {
  await eraseFiles(id)
  await eraseAnswers(id)
  await erasePayerAddress({ id, session_id })
}

/** Other requests may change the purchase between reading and erasing it. */
const MAX_ATTEMPTS = 3

/**
 * Erases a purchase, read again by `find` for each attempt. Returns it as it was, or undefined if
 * it kept changing. Answers are erased last, because until the order is erased its files can be
 * regenerated.
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
