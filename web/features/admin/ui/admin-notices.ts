import { apiErrorOf } from '../../../api/api-error.ts'
import { type Notice, notify } from '../../../ui/notices.ts'

/** Duration of admin notices (specification, Timing). */
const DURATION_MS = 5000

export const notifyAdmin = (type: Notice['type'], title: string, description?: string): void =>
  notify({ type, title, description, duration: DURATION_MS })

/** Runs an action and shows a rejection by the API as a notice. */
export const attempt = async (failedTitle: string, action: () => Promise<void>): Promise<void> => {
  try {
    await action()
  } catch (error) {
    notifyAdmin('error', failedTitle, apiErrorOf(error).message)
  }
}
