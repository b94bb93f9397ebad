import { createHash, timingSafeEqual } from 'node:crypto'
import type { Order } from './order.ts'

/*
 * Gives the browser that placed an order access to its files, until a new link or address revokes
 * it. It is sent in a header only. URLs and Stripe have the order id, from which it can't be
 * derived.
 */

/**
 * 256 bits derived from the browser's secret request id, so that a repeated request gets the same
 * token.
 */
export const accessTokenFor = (requestId: string): string =>
  createHash('sha256').update(`access:${requestId}`).digest('base64url')

/** The hash of an access token that the order stores. */
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
