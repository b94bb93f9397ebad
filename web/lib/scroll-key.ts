import type { Location, UIMatch } from 'react-router-dom'

/**
 * The key under which a page's scroll position is saved. The router gives the first page of every visit
 * the key "default", so a return from the payment would restore the position of the previous
 * visit's first page. Secrets of a purchase, its token and its session, are never part of the key.
 */
export const scrollKey = (
  { key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>,
  matches: readonly Pick<UIMatch, 'params'>[],
): string => {
  if (key !== 'default') return key
  const page = matches.some(({ params }) => 'token' in params) ? 'download' : pathname
  return [page, ...new URLSearchParams(search).keys()].join(' ')
}
