import { useCallback, useSyncExternalStore } from 'react'

/** From this width the document stands beside the form. */
export const BESIDE = '(min-width: 1000px)'

/** From this width the list of sections has a column of its own. */
export const THREE_COLUMNS = '(min-width: 1360px)'

const lists = new Map<string, MediaQueryList>()

/** Asking the browser for the same list again and again would cost time at every drawing. */
const listOf = (query: string): MediaQueryList => {
  const known = lists.get(query)
  if (known) return known
  const fresh = window.matchMedia(query)
  lists.set(query, fresh)
  return fresh
}

/** Whether the media query matches now; false where there is no window. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (tell: () => void) => {
      const media = listOf(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => listOf(query).matches,
    () => false,
  )
}
