import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import './fonts.css'
import { App } from './app.tsx'
import { routes } from './router.tsx'

/** Loads the code of the first page before hydration, so that its markup is not thrown away. */
const loadFirstPage = async () => {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
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
