import {
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Whether this is prerendering or hydration, which must render the same: the visitor, the window, the device
 * and the query are unknown.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

/**
 * False while prerendering and hydrating, true soon after and on later pages. Unlike `useIsHydrating` it
 * changes in a transition, so that the page becomes interactive first.
 */
export const useHydrated = (): boolean => {
  const hydrating = useIsHydrating()
  const [hydrated, setHydrated] = useState(!hydrating)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}

const NO_QUERY = new URLSearchParams()

/** The query of the URL. Empty during hydration, because pages are prerendered without one. */
export const useQuery = (): URLSearchParams => {
  const [query] = useSearchParams()
  const hydrating = useIsHydrating()
  return hydrating && typeof window !== 'undefined' ? NO_QUERY : query
}

/**
 * A ref for a controlled input or a group of them. After hydration, `take` gets the element, because React
 * keeps what was typed earlier in the element but not in state.
 */
export const useEarlyInput = <Input extends Element>(
  onEarlyInput: (input: Input) => void,
): RefObject<Input | null> => {
  const ref = useRef<Input>(null)
  const callback = useRef(onEarlyInput)
  const hydrating = useIsHydrating()
  useEffect(() => {
    if (hydrating && ref.current) callback.current(ref.current)
  }, [hydrating])
  return ref
}
