import { ApiError } from '../../../api/api-error.ts'
import { type Notice, notify } from '../../../ui/notices.ts'

/** Duration of admin notices (specification, Timing). */
const DURATION_MS = 5000

export const notifyAdmin = (notice: Omit<Notice, 'duration'>): void =>
  notify({ ...notice, duration: DURATION_MS })

/** Shows API errors as a notice and rethrows others. */
export const notifyApiError = (title: string, error: unknown): void => {
  if (!(error instanceof ApiError)) throw error
  notifyAdmin({ type: 'error', title, description: error.message })
}
