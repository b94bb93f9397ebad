import { useCallback, useSyncExternalStore } from 'react'

/** The minimum width for showing the preview next to the form. */
export const SPLIT_VIEW = '(min-width: 1000px)'

/** A single-column screen (specification, Other). */
export const PHONE = '(max-width: 767px)'

/** The minimum width for a separate column with the list of sections. */
export const THREE_COLUMNS = '(min-width: 1240px)'

const lists = new Map<string, MediaQueryList>()

/** Memoized, because creating a MediaQueryList on every render is slow. */
const listOf = (query: string): MediaQueryList => {
  const known = lists.get(query)
  if (known) return known
  const fresh = window.matchMedia(query)
  lists.set(query, fresh)
  return fresh
}

/** Whether the media query matches; false without a window. */
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
