import './zod-config.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './fonts.css'
import { App } from './app.tsx'
import { loadFirstPage } from './first-page.ts'
import { routes, Site } from './router.tsx'

const app = (
  <StrictMode>
    <App>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </App>
  </StrictMode>
)

/** The head's tags that React renders itself, and that would stand there twice. */
const PAGE_TAGS = 'title, meta[name="description"]'

const start = async (root: HTMLElement) => {
  const { pathname, search } = window.location
  await loadFirstPage(routes, pathname, search)
  // The file of a page serves its other addresses too; their content differs.
  if (root.dataset.page === pathname) {
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove()
  createRoot(root).render(app)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
await start(root)
