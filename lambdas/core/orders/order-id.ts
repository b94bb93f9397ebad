import { createHash } from 'node:crypto'

/**
 * Derived from the browser's request id, so that a repeated request finds its order. The id is
 * public and gives access to nothing.
 */
export const orderIdFor = (requestId: string): string =>
  `ord_${createHash('sha256').update(`order:${requestId}`).digest('hex').slice(0, 32)}`

/**
 * Whether a reference from Stripe or a URL has the format of an order id. Others are not looked up.
 */
export const isOrderId = (text: string): boolean => /^ord_[0-9a-f]{32}$/.test(text)
