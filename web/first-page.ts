import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { type LoadablePage, loadPage } from './load-page.ts'

/** A route, and the page that it shows; a layout shows none of its own. */
export type SiteRoute = RouteObject & { page?: LoadablePage }

const prepare = async (
  page: LoadablePage,
  params: Params,
  query: URLSearchParams,
): Promise<void> => {
  const { preload } = await loadPage(page, 'default')
  // A page whose content could not be fetched here fetches it again and shows a failure itself.
  await Promise.allSettled([preload?.(params, query)])
}

/**
 * Loads the code and content of the page at an address into the routes, so that it renders synchronously:
 * when it is prerendered, and when its markup is hydrated.
 */
export const loadFirstPage = async (
  routes: readonly SiteRoute[],
  pathname: string,
  search = '',
): Promise<void> => {
  const query = new URLSearchParams(search)
  const matches = matchRoutes([...routes], pathname) ?? []
  await Promise.all(
    matches.map(({ route: { page }, params }) => (page ? prepare(page, params, query) : undefined)),
  )
}
