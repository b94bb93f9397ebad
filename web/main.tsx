import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import './fonts.css'
import { App } from './app.tsx'
import { preloadContent } from './preload-content.ts'
import { routes } from './router.tsx'

const loadPage = async (route: RouteObject) => {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

/** Loads the code and content of the first page before hydration, so that its markup is not thrown away. */
const loadFirstPage = async () => {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.flatMap(({ route, params }) => [loadPage(route), preloadContent(route, params)]),
  )
}

const start = async (root: HTMLElement) => {
  await loadFirstPage()
  const app = (
    <StrictMode>
      <App>
        <RouterProvider router={createBrowserRouter(routes)} />
      </App>
    </StrictMode>
  )
  // Prerendered markup is that of the bare path; a query can change what the page shows.
  const prerendered = root.hasChildNodes() && window.location.search === ''
  if (prerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
await start(root)
