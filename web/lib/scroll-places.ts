import { type Location, matchPath } from 'react-router-dom'
import { SITE_ROUTES } from '../../shared/site/site-routes.ts'
import { withStorage } from './device-storage.ts'

/** The state of a navigation that leaves the page scrolled to where it is. */
export const KEEP_PLACE = { keepsPlace: true }

/**
 * The key under which a page's scroll position is saved. The router gives the first page of every visit
 * the key "default", so a return from the payment would restore the position of the previous
 * visit's first page. Secrets of a purchase, its token and its session, are never part of the key.
 */
export const scrollKey = ({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>): string => {
  if (key !== 'default') return key
  const page = matchPath(SITE_ROUTES.download, pathname) ? 'download' : pathname
  return [page, ...new URLSearchParams(search).keys()].join(' ')
}

const STORED_AS = 'scroll-places'
const tab = () => window.sessionStorage

/** Distances from the top in CSS pixels, by key. */
type Places = Map<string, number>

export const readPlaces = (): Places => {
  const stored = withStorage((storage) => storage.getItem(STORED_AS), tab) ?? ''
  return new Map([...new URLSearchParams(stored)].map(([key, y]) => [key, Number(y)]))
}

/** Keeps the places for as long as the tab is open. */
export const savePlaces = (places: Places): void => {
  const text = new URLSearchParams([...places].map(([key, y]) => [key, `${y}`])).toString()
  withStorage((storage) => storage.setItem(STORED_AS, text), tab)
}
