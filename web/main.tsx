import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './fonts.css'
import { App } from './app.tsx'
import { takeEarlyInput } from './early-input.ts'
import { takeEarlyPress } from './early-press.ts'
import { loadFirstPage } from './first-page.ts'
import { routes, Site } from './router.tsx'
import { siteSheet } from './site-sheet.ts'

/** The prerendered title goes when its markup is replaced: it would precede the new title. */
const removeTitle = () => {
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove()
}

const app = (onRunning?: () => void) => (
  <StrictMode>
    <App onRunning={onRunning}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </App>
  </StrictMode>
)

const start = async (root: HTMLElement) => {
  const { pathname, search } = window.location
  // What a page draws after its first paint has its styles in the sheet of the site.
  await Promise.all([loadFirstPage(routes, pathname, search), siteSheet()])
  const repeatPress = takeEarlyPress()
  // Prerendered markup is that of one bare path; an alias or a query can change what the page shows.
  if (root.dataset.page === pathname && search === '') {
    // A transition yields the thread at intervals, so that clicks during hydration are handled.
    startTransition(() => void hydrateRoot(root, app(repeatPress)))
    return
  }
  await window.whenComposed?.()
  removeTitle()
  const repeatInput = takeEarlyInput()
  // No key may fall between the drawn page and the new one.
  flushSync(() => createRoot(root).render(app()))
  repeatInput()
  repeatPress()
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
await start(root)
