import { createHash, randomBytes } from 'node:crypto'
import type { ReadyOrder } from './order.ts'

/** A download link works this long, in milliseconds. */
export const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** Characters of a token that find its purchase, and are far too few to guess the rest. */
export const TOKEN_START = 8

/** 256 random bits, base64url. */
export const mintToken = (random: (bytes: number) => Buffer = randomBytes): string =>
  random(32).toString('base64url')

/** Whether a text may be a token: no other needs to be looked for. */
export const isToken = (text: string): boolean => /^[\w-]{20,100}$/.test(text)

/** The attributes that hold a token. */
export const withToken = (token: string): Pick<ReadyOrder, 'download_token' | 'token_start'> => ({
  download_token: token,
  token_start: token.slice(0, TOKEN_START),
})

/**
 * What the receipt of an erased order is found by: the SHA-256 of its token, from which nothing leads back to
 * the link.
 */
export const receiptKeyOf = (token: string): string =>
  createHash('sha256').update(`receipt:${token}`).digest('hex')

/** A link is good up to and including the millisecond of `expires_at`. */
export const isExpired = ({ expires_at }: Pick<ReadyOrder, 'expires_at'>, now: Date): boolean =>
  Date.parse(expires_at) < now.getTime()
