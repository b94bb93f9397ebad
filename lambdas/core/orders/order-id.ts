import { createHash } from 'node:crypto'

/**
 * Derived from the browser's request id, so that a repeated request finds its own order. The id is a public reference:
 * it opens nothing.
 */
export const orderIdFor = (requestId: string): string =>
  `ord_${createHash('sha256').update(`order:${requestId}`).digest('hex').slice(0, 32)}`

/** What Stripe and addresses may have as the id of an order; nothing else is looked up. */
export const isOrderId = (text: string): boolean => /^ord_[0-9a-f]{32}$/.test(text)
