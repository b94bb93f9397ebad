import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { KEEP_PLACE, scrollKey } from '../lib/scroll-places.ts'
import { useScrollPlaces } from '../lib/use-scroll-places.ts'

/** Scrolls to the element that a hash names; false when there is none. */
const showTarget = (hash: string): boolean => {
  const target = document.getElementById(hash.slice(1))
  target?.scrollIntoView()
  return target !== null
}

/** Whether the browser comes back to this page, or loads it again, rather than opening it. */
const isReturn = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}

/** A link of the page's own to a place on it: the browser has made the entry, and scrolls. */
const isByBrowser = () => window.history.state === null

/**
 * Where a page that is shown is scrolled to: to its former place when the visitor comes back to it, to the element
 * that its address names, to its top otherwise; a navigation with KEEP_PLACE leaves it where it is.
 */
export const ScrollRestoration = () => {
  const location = useLocation()
  const { hash } = location
  const keepsPlace = location.state?.keepsPlace === KEEP_PLACE.keepsPlace
  const isBack = useNavigationType() === 'POP'
  const key = scrollKey(location)
  const placeOf = useScrollPlaces(key)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === key) return
    shown.current = key
    if (!isFirst && isByBrowser()) return
    const comesBack = isFirst ? isReturn() : isBack
    const place = comesBack ? placeOf(key) : undefined
    if (place !== undefined) window.scrollTo(0, place)
    else if (!showTarget(hash) && !isFirst && !keepsPlace) window.scrollTo(0, 0)
  }, [key, hash, keepsPlace, isBack, placeOf])
  return null
}
