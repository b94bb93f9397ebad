import type { ComponentType } from 'react'
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'

/** `preload` fetches the content of a page's first render. */
export type PageComponent = ComponentType & { preload?: (params: Params) => Promise<void> }

const loadPage = async (route: RouteObject, params: Params) => {
  if (typeof route.lazy === 'function') {
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  const page: PageComponent | null | undefined = route.Component
  // A page whose content could not be fetched here fetches it again and shows a failure itself.
  await Promise.allSettled([page?.preload?.(params)])
}

/**
 * Loads the code and content of the page at a path into the routes, so that it renders synchronously:
 * when it is prerendered, and when its markup is hydrated.
 */
export const loadFirstPage = async (routes: RouteObject[], pathname: string): Promise<void> => {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route, params }) => loadPage(route, params)))
}
