import { ApiError } from '../../../lib/api-error.ts'
import type { Messages } from '../answers/form-state.ts'

/**
 * Why a payment could not begin: answers the server refused, a price that is no longer ours, a
 * request id already used for another purchase, or anything else.
 */
export type Failure =
  | { kind: 'answers'; messages: Messages }
  | { kind: 'price' }
  | { kind: 'conflict' }
  | { kind: 'other' }

/** The shop has not answered at all. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

/** Only an ApiError is a failed payment; any other error is a fault of the page and goes on. */
export const failureOf = (error: unknown, knownKeys: ReadonlySet<string>): Failure => {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'price_changed') return { kind: 'price' }
  if (error.code === 'conflict') return { kind: 'conflict' }
  const messages = Object.entries(error.fields).filter(([key]) => knownKeys.has(key))
  return messages.length > 0
    ? { kind: 'answers', messages: Object.fromEntries(messages) }
    : { kind: 'other' }
}
