import { createHash, randomBytes } from 'node:crypto'
import type { ReadyOrder } from './order.ts'

/** The lifetime of a download link. */
export const LINK_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The first characters of a token, enough to find its purchase and far too few to guess the rest.
 */
export const TOKEN_START_LENGTH = 8

/** 256 random bits, base64url. */
export const mintToken = (random: (bytes: number) => Buffer = randomBytes): string =>
  random(32).toString('base64url')

/** Whether a text can be a token. Others are not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{20,100}$/.test(text)

/** The token's attributes. */
export const withToken = (token: string): Pick<ReadyOrder, 'download_token' | 'token_start'> => ({
  download_token: token,
  token_start: token.slice(0, TOKEN_START_LENGTH),
})

/** The key of an erased order's receipt: the SHA-256 of its token, which can't be reversed. */
export const receiptKeyOf = (token: string): string =>
  createHash('sha256').update(`receipt:${token}`).digest('hex')

/** A link works up to and including the millisecond of `expires_at`. */
export const isExpired = ({ expires_at }: Pick<ReadyOrder, 'expires_at'>, now: Date): boolean =>
  Date.parse(expires_at) < now.getTime()
