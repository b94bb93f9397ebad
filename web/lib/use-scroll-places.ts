import { useEffect, useLayoutEffect, useRef } from 'react'
import { savePlaces } from './scroll-places.ts'

/** Notes where the visitor is on each page, and saves it when the site is left. */
export const useScrollPlaces = (key: string) => {
  const places = useRef(new Map<string, number>())
  const current = useRef(key)
  useLayoutEffect(() => {
    current.current = key
  }, [key])
  useEffect(() => {
    const note = () => void places.current.set(current.current, window.scrollY)
    const arrive = () => {
      window.history.scrollRestoration = 'manual'
    }
    const leave = () => {
      note()
      savePlaces(places.current)
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
  return places
}
