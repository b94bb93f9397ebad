import { createToaster } from '@chakra-ui/react'

export type Notice = {
  /** A notice with the id of an earlier one replaces it: an action has one notice, which its outcome takes over. */
  id?: string
  type: 'success' | 'info' | 'warning' | 'error' | 'loading'
  title: string
  description?: string
  /** Milliseconds on the screen, if other than the default. */
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
