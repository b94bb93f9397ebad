import { createHash, timingSafeEqual } from 'node:crypto'
import type { Order } from './order.ts'

/*
 * What opens a purchase for the browser that placed it, until a new link or address ends that. It is sent in a header
 * only; addresses and Stripe have the order's id, from which it does not follow.
 */

/** 256 bits derived from the browser's request id, which is secret: a repeated request gets the same token. */
export const accessTokenFor = (requestId: string): string =>
  createHash('sha256').update(`access:${requestId}`).digest('base64url')

/** What an order stores of its access token. */
export const accessKeyOf = (token: string): string =>
  createHash('sha256').update(`access-key:${token}`).digest('hex')

/** Whether an Authorization header has the access token of this order. */
export const hasAccess = (
  { access_key }: Pick<Order, 'access_key'>,
  authorization: string | undefined,
): boolean => {
  const token = authorization?.match(/^Bearer ([\w-]{43})$/)?.[1]
  if (token === undefined || access_key === undefined) return false
  return timingSafeEqual(Buffer.from(accessKeyOf(token)), Buffer.from(access_key))
}
