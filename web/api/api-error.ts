import type { ErrorView } from '../../shared/api/errors.ts'
import { UNEXPECTED } from '../../shared/purchase-messages.ts'

/**
 * The only error that API calls reject with. `status` is the HTTP status, or 0 without a usable response.
 * `message` can be shown to the user; `fields` has one message per rejected answer.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorView['code']
  readonly fields: Readonly<Record<string, string>>
  /** The state of the purchase, for a link that can't open its files. */
  readonly state: ErrorView['state']

  constructor(status: number, view: ErrorView) {
    super(view.error)
    this.name = 'ApiError'
    this.status = status
    this.code = view.code
    this.fields = view.fields ?? {}
    this.state = view.state
  }
}

/** Replaces a response that can't be parsed. */
export const UNREADABLE: ErrorView = { code: 'unexpected', error: UNEXPECTED }

/** No response, or an unreadable one. */
export const unreachableError = (): ApiError => new ApiError(0, UNREADABLE)

/** Whether a retry may help: no response, too many requests, or a server error. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** The error of a failed call. @throws any other error, which is a bug */
export const apiErrorOf = (error: unknown): ApiError => {
  if (!(error instanceof ApiError)) throw error
  return error
}
