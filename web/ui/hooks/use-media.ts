import type { SystemStyleObject } from '@chakra-ui/react'
import { useCallback, useSyncExternalStore } from 'react'

/** The minimum width for showing the preview next to the form. */
export const SPLIT_VIEW = '(min-width: 1000px)'

/** A single-column screen (specification, Other). */
export const PHONE = '(max-width: 767px)'

/** The minimum width for a separate column with the list of sections. */
export const THREE_COLUMNS = '(min-width: 1240px)'

/** Whether the media query matches; false without a window. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/* These hide elements with CSS alone, because a prerendered page doesn't know the width. */

export const SPLIT_VIEW_ONLY: SystemStyleObject = {
  [`@media not all and ${SPLIT_VIEW}` as const]: { display: 'none' },
}
export const BELOW_SPLIT_VIEW: SystemStyleObject = {
  [`@media ${SPLIT_VIEW}` as const]: { display: 'none' },
}
export const THREE_COLUMNS_ONLY: SystemStyleObject = {
  [`@media not all and ${THREE_COLUMNS}` as const]: { display: 'none' },
}
export const BELOW_THREE_COLUMNS: SystemStyleObject = {
  [`@media ${THREE_COLUMNS}` as const]: { display: 'none' },
}
