import type { Params, RouteObject } from 'react-router-dom'

/** What a route may say of itself: how to fetch the content that its page shows at once. */
export type PageHandle = { preload?: (params: Params) => Promise<void> }

/**
 * Fetches the content of a page before it is drawn, in the browser or ahead of time. Without it the
 * page fetches it itself, and tells when that fails: a failure here is no more than lost time.
 */
export const preloadContent = async (route: RouteObject, params: Params): Promise<void> => {
  const handle: PageHandle | undefined = route.handle
  await Promise.allSettled([handle?.preload?.(params)])
}
