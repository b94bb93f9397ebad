import { createToaster } from '@chakra-ui/react'

export type Notice = {
  /** A notice replaces an earlier one with the same id, so that a result replaces its progress. */
  id?: string
  type: 'success' | 'info' | 'warning' | 'error' | 'loading'
  title: string
  description?: string
  /** Duration in milliseconds, if not the default. */
  duration?: number
}

/** Placement, count, gap and time are the specification's. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: 3,
  gap: 14,
  offsets: '16px',
  duration: 4000,
  removeDelay: 120,
})

export const notify = (notice: Notice): void => void toaster.create(notice)
