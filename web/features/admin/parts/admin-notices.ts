import { ApiError } from '../../../lib/api-error.ts'
import { type Notice, notify } from '../../../ui/notices.ts'

/** Milliseconds that a notice stays in the admin pages (specification, Timing). */
const DURATION = 5000

export const notifyAdmin = (notice: Omit<Notice, 'duration'>): void =>
  notify({ ...notice, duration: DURATION })

/** A refusal of the server becomes a notice; any other error is thrown again. */
export const notifyRefusal = (title: string, error: unknown): void => {
  if (!(error instanceof ApiError)) throw error
  notifyAdmin({ type: 'error', title, description: error.message })
}
