import { useCallback, useSyncExternalStore } from 'react'

/** The width from which the document is shown next to the form. */
export const SPLIT_VIEW = '(min-width: 1000px)'

/** A screen with one column (specification, Other). */
export const PHONE = '(max-width: 767px)'

/** The width from which a table of the admin area fits. */
export const WIDE_TABLE = '(min-width: 960px)'

/** The width from which the list of sections has a column of its own. */
export const THREE_COLUMNS = '(min-width: 1240px)'

const lists = new Map<string, MediaQueryList>()

/** Memoized, because asking the browser for a list takes time at every render. */
const listOf = (query: string): MediaQueryList => {
  const known = lists.get(query)
  if (known) return known
  const fresh = window.matchMedia(query)
  lists.set(query, fresh)
  return fresh
}

/** Whether the media query matches now; false where there is no window. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = listOf(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  )
}
