import { Outlet, type RouteObject } from 'react-router-dom'
import { SITE_ROUTE_NAMES, SITE_ROUTES } from '../shared/site/site-routes.ts'
import { ErrorPage } from './features/not-found/error-boundary.tsx'
import type { PageComponent } from './first-page.ts'
import { ADMIN_AREA, NOT_FOUND, PAGES, type PageModule } from './pages.ts'
import { Content, Frame, Layout } from './ui/frame.tsx'

/** Each page is a chunk of its own, fetched at its first visit. */
const modules = import.meta.glob<Record<string, PageComponent>>('./features/**/*-{page,area}.tsx')

const lazyPage = ({ file, component }: PageModule): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const Component = (await modules[`./${file}`]?.())?.[component]
    if (!Component) throw new Error(`${file} has no ${component}`)
    return { Component }
  },
})

const pagesOf = (area?: PageModule): RouteObject[] =>
  SITE_ROUTE_NAMES.filter((name) => PAGES[name].area === area).map((name) => ({
    path: SITE_ROUTES[name],
    ...lazyPage(PAGES[name]),
  }))

const pages: RouteObject[] = [...pagesOf(), { path: '*', ...lazyPage(NOT_FOUND) }]

/**
 * The frame stays when a page fails; only a failing frame is replaced as a whole. The owner's desk has a header of its
 * own and no footer.
 */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    children: [{ errorElement: <ErrorPage />, children: pages }],
  },
  {
    element: (
      <Layout>
        <Outlet />
      </Layout>
    ),
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: (
          <Content>
            <ErrorPage />
          </Content>
        ),
        children: [{ ...lazyPage(ADMIN_AREA), children: pagesOf(ADMIN_AREA) }],
      },
    ],
  },
]
