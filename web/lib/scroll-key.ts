import type { Location, UIMatch } from 'react-router-dom'

/**
 * Under which name the browser keeps how far a place was scrolled. The router calls the first place of
 * every visit "default": who comes back from the payment would be taken to where the visit before it
 * began. What opens a purchase, a token or a session, is never part of the name.
 */
export const scrollKey = (
  { key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>,
  matches: readonly Pick<UIMatch, 'params'>[],
): string => {
  if (key !== 'default') return key
  const place = matches.some(({ params }) => 'token' in params) ? 'download' : pathname
  return [place, ...new URLSearchParams(search).keys()].join(' ')
}
