import { matchRoutes, type RouteObject } from 'react-router-dom'
import { preloadContent } from './preload-content.ts'

const loadPage = async (route: RouteObject) => {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

/**
 * Loads the code and content of the page at a path into the routes, so that it can be drawn at once:
 * ahead of time, or over its own markup without throwing that away.
 */
export const loadFirstPage = async (routes: RouteObject[], pathname: string): Promise<void> => {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.flatMap(({ route, params }) => [loadPage(route), preloadContent(route, params)]),
  )
}
