import type { ErrorCode } from '../../shared/api.ts'

export const STATUS_OF = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  price_changed: 409,
  conflict: 409,
  gone: 410,
  too_large: 413,
  invalid: 422,
  not_ready: 503,
  unexpected: 500,
} as const satisfies Record<ErrorCode, number>

/** An error whose message a visitor may read. Everything else becomes 500 and a log line. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** First message of each refused answer, by field key. */
  readonly fields?: Record<string, string>

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}
