import type { ErrorCode, ErrorView } from '../../../shared/api/errors.ts'

type Details = Pick<ErrorView, 'fields' | 'state'>

/** An error whose message is shown to visitors. All others become 500 and a log line. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
