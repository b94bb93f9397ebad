import { useCallback, useSyncExternalStore } from 'react'

/** From this width the document stands beside the form. */
export const BESIDE = '(min-width: 1000px)'

/** From this width the list of sections has a column of its own. */
export const THREE_COLUMNS = '(min-width: 1360px)'

/** Whether the media query matches now; false where there is no window. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
