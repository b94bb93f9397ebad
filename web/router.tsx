import { use } from 'react'
import { Outlet, useLocation, useRoutes } from 'react-router-dom'
import { SITE_ROUTE_NAMES, SITE_ROUTES } from '../shared/site/site-routes.ts'
import { ErrorBoundary } from './features/not-found/error-boundary.tsx'
import type { SiteRoute } from './first-page.ts'
import { type LoadablePage, loadPage } from './load-page.ts'
import { ADMIN_AREA, NOT_FOUND, PAGES, type PageModule } from './pages.ts'
import { Content, Frame, Layout } from './ui/frame.tsx'

/** Suspends until the code has come: the router's transition leaves the page before it on the screen. */
const LoadedPage = ({ page }: { page: LoadablePage }) => {
  const { key } = useLocation()
  const Component = page.loaded ?? use(loadPage(page, key))
  return <Component />
}

const pageRoute = (module: PageModule) => {
  const page: LoadablePage = { module }
  return { page, element: <LoadedPage page={page} /> }
}

const pagesOf = (area?: PageModule): SiteRoute[] =>
  SITE_ROUTE_NAMES.filter((name) => PAGES[name].area === area).map((name) => ({
    ...pageRoute(PAGES[name]),
    path: SITE_ROUTES[name],
  }))

/**
 * The frame stays when a page fails; only a failing frame is replaced as a whole. the admin area has a header of its
 * own and no footer.
 */
export const routes: readonly SiteRoute[] = [
  {
    element: (
      <Frame>
        <ErrorBoundary>
          <Outlet />
        </ErrorBoundary>
      </Frame>
    ),
    children: [...pagesOf(), { ...pageRoute(NOT_FOUND), path: '*' }],
  },
  {
    element: (
      <Layout>
        <ErrorBoundary around={Content}>
          <Outlet />
        </ErrorBoundary>
      </Layout>
    ),
    children: [{ ...pageRoute(ADMIN_AREA), children: pagesOf(ADMIN_AREA) }],
  },
]

/** The site at the router's location; `all` are its routes. */
export const Site = ({ all = routes }: { all?: readonly SiteRoute[] }) => (
  <ErrorBoundary>{useRoutes([...all])}</ErrorBoundary>
)
