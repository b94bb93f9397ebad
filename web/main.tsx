import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import './fonts.css'
import { App } from './app.tsx'
import { takeEarlyPress } from './early-press.ts'
import { loadFirstPage } from './first-page.ts'
import { routes } from './router.tsx'
import { styleCache } from './style-cache.ts'

/** The prerendered title goes when its markup is replaced: it would precede the new title. */
const removeTitle = () => {
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove()
}

const appOf = (router: DataRouter) => (
  <StrictMode>
    <CacheProvider value={styleCache()}>
      <App>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>
  </StrictMode>
)

/** Without hydration data the router treats the page as a new navigation and scrolls to its top. */
const HYDRATION = { hydrationData: { loaderData: {} } }

const start = async (root: HTMLElement) => {
  const { pathname, search } = window.location
  await loadFirstPage(routes, pathname)
  takeEarlyPress()
  // Prerendered markup is that of one bare path; an alias or a query can change what the page shows.
  if (root.dataset.page === pathname && search === '') {
    const app = appOf(createBrowserRouter(routes, HYDRATION))
    // A transition yields the thread at intervals, so that clicks during hydration are handled.
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  removeTitle()
  createRoot(root).render(appOf(createBrowserRouter(routes)))
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
await start(root)
