import { withRetries } from '../api/retry.ts'

export type Notice = {
  /** A notice replaces an earlier one with the same id, so that a result replaces its progress. */
  id?: string
  type: 'success' | 'info' | 'warning' | 'error' | 'loading'
  title: string
  description?: string
  /** Duration in milliseconds, if not the default. */
  duration?: number
}

/** No page starts with a notice, so this code is loaded after the page's own. */
export const loadToaster = () =>
  withRetries(
    () => import('./toaster.tsx'),
    (error) => error instanceof TypeError,
  )

export const notify = (notice: Notice): void =>
  void loadToaster().then(({ toaster }) => toaster.create(notice))
