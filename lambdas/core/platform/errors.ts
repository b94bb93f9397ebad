import type { ErrorCode } from '../../../shared/api/errors.ts'

/** An error whose message a visitor may read. Everything else becomes 500 and a log line. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** The first message about each refused answer, by field key. */
  readonly fields?: Record<string, string>

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}
