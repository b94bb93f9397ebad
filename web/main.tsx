import { Activity, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './fonts.css'
import { App } from './app.tsx'
import { takeEarlyInput } from './early-input.ts'
import { takeEarlyPress } from './early-press.ts'
import { loadFirstPage } from './first-page.ts'
import { routes, Site } from './router.tsx'

const app = (onRunning?: () => void) => (
  <StrictMode>
    <App onRunning={onRunning}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </App>
  </StrictMode>
)

/** Resolves when something is drawn in the element. */
const drawnIn = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element, { childList: true })
  })

/**
 * Replaces the drawn page by that of the program, with what a visitor has done to it. The new page is rendered aside,
 * a few milliseconds at a time, so that the drawn one answers meanwhile, and no key falls between the two.
 */
const replacePage = async (root: HTMLElement) => {
  const titles = document.head.querySelectorAll('title, meta[name="description"]')
  const place = document.createElement('div')
  place.id = root.id
  const page = createRoot(place)
  // The same element is not rendered anew when it is shown.
  const content = app()
  const draw = (mode: 'hidden' | 'visible') =>
    page.render(<Activity mode={mode}>{content}</Activity>)
  const drawn = drawnIn(place)
  draw('hidden')
  await drawn
  await window.whenAtRest?.()
  // The prerendered title would precede the new one.
  for (const tag of titles) tag.remove()
  const repeatPress = takeEarlyPress()
  const repeatInput = takeEarlyInput()
  root.replaceWith(place)
  flushSync(() => draw('visible'))
  repeatInput()
  repeatPress()
}

const start = async (root: HTMLElement) => {
  const { pathname, search } = window.location
  await loadFirstPage(routes, pathname, search)
  // Prerendered markup is that of one bare path; an alias or a query can change what the page shows.
  if (root.dataset.page === pathname && search === '') {
    // A transition yields the thread at intervals, so that clicks during hydration are handled.
    startTransition(() => void hydrateRoot(root, app(takeEarlyPress())))
    return
  }
  await replacePage(root)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
await start(root)
