import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { readPlaces, savePlaces } from './scroll-places.ts'

/**
 * Notes where the visitor is on each page, and saves it when the site is left. Returns what gives the place that was
 * noted under a key, in this visit or before it: the tab's storage is read only then, because the first look at it
 * holds up the page that is opened.
 */
export const useScrollPlaces = (key: string) => {
  const noted = useRef(new Map<string, number>())
  const current = useRef(key)
  useLayoutEffect(() => {
    current.current = key
  }, [key])
  useEffect(() => {
    const note = () => void noted.current.set(current.current, window.scrollY)
    const arrive = () => {
      window.history.scrollRestoration = 'manual'
    }
    const leave = () => {
      note()
      savePlaces(new Map([...readPlaces(), ...noted.current]))
      // A page that is loaded again is placed by the browser, before any program runs.
      window.history.scrollRestoration = 'auto'
    }
    arrive()
    window.addEventListener('pageshow', arrive)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pageshow', arrive)
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', leave)
    }
  }, [])
  return useCallback((of: string) => noted.current.get(of) ?? readPlaces().get(of), [])
}
