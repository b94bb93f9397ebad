import type { ErrorView } from '../../shared/api/errors.ts'
import { UNEXPECTED } from '../../shared/purchase-messages.ts'

/**
 * The only error a call to the API rejects with. `status` is the HTTP status, or 0 when no usable
 * answer came back. `message` is fit for a reader; `fields` has the message of each refused answer.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorView['code']
  readonly fields: Readonly<Record<string, string>>
  /** Of a purchase whose link does not open its files. */
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

/** The view of an answer that does not parse. */
export const UNREADABLE: ErrorView = { code: 'unexpected', error: UNEXPECTED }

/** No answer, or one we cannot read. */
export const unreachable = (): ApiError => new ApiError(0, UNREADABLE)

/** True when trying again may help: no answer, too many requests, or trouble on our side. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
