import { ApiError } from '../../../lib/api-error.ts'
import { type Notice, notify } from '../../../ui/toaster.tsx'

/** Milliseconds that a notice stays in the admin pages (specification, Timing). */
const DURATION = 5000

export const tell = (notice: Omit<Notice, 'duration'>): void =>
  notify({ ...notice, duration: DURATION })

/** Tells of what the server refused; whatever else went wrong is thrown again. */
export const tellRefusal = (title: string, error: unknown): void => {
  if (!(error instanceof ApiError)) throw error
  tell({ type: 'error', title, description: error.message })
}
