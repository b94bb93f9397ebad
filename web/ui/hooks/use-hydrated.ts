import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Whether this is prerendered markup or its hydration, which has to render the same: nothing is known of the visitor,
 * the window, the device or the query of the address.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

/**
 * False in prerendered markup and while it is hydrated, true soon after, and on later pages. Unlike `useIsHydrating` it
 * follows in a transition: the page responds before what this brings is rendered.
 */
export const useHydrated = (): boolean => {
  const hydrating = useIsHydrating()
  const [hydrated, setHydrated] = useState(!hydrating)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}

const NO_QUERY = new URLSearchParams()

/** The query of the address; empty while the browser hydrates, because no page that it hydrates was prerendered with one. */
export const useQuery = (): URLSearchParams => {
  const [query] = useSearchParams()
  const hydrating = useIsHydrating()
  return hydrating && typeof window !== 'undefined' ? NO_QUERY : query
}
