import type { BrowserContext, Page } from 'playwright-core'

/** What a visit has seen that nobody should see. */
export type Visit = {
  /** Errors, warnings, and what React says of markup that is not its own. */
  complaints: string[]
  /** What the Content-Security-Policy has stopped. */
  violations: string[]
  /** The Cumulative Layout Shift in thousandths, as it is reported, and what moved. */
  shift: number
  moved: string[]
  /** Addresses asked that are not the site's. */
  elsewhere: string[]
  /** Whether the page runs on the markup it came with. */
  kept: boolean
}

/** Runs in the page before anything else does. */
const watch = () => {
  const seen = { violations: [] as string[], shift: 0, moved: [] as string[] }
  Object.assign(window, { seen })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.violations.push(`${violatedDirective}: ${blockedURI}`),
  )
  document.addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { heading: document.querySelector('h1') }),
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue
      seen.shift += entry.value
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
      seen.moved.push(
        ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : '?')),
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Set by web/app.tsx once React has taken over the page, whether drawn ahead of time or anew. */
const runs = () => 'running' in document.documentElement.dataset

/** Waits until a page that came drawn answers to clicks and keys. */
export const whenRunning = (page: Page) => page.waitForFunction(runs)

/** Waits until a page runs, with its letters, and asks for nothing more. */
export const settle = async (page: Page) => {
  await whenRunning(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForLoadState('networkidle')
}

/** Whether something stands on the screen. */
const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Letters come after the first paint, as they do on a slow line: what they would move, they move. */
const delayLetters = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(painted)
    await route.continue()
  })

const seenBy = (page: Page) =>
  page.evaluate(() => ({
    ...(Reflect.get(window, 'seen') as Pick<Visit, 'violations' | 'shift' | 'moved'>),
    kept: document.contains(Reflect.get(window, 'heading')),
  }))

/** One visit of a page; `look` may do more there before it ends. */
export const visit = async (
  context: BrowserContext,
  url: string,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<Visit> => {
  const page = await context.newPage()
  const complaints: string[] = []
  const elsewhere: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) elsewhere.push(request.url())
  })
  await page.addInitScript(watch)
  await delayLetters(page)
  await page.goto(url)
  await settle(page)
  await look(page)
  const { shift, moved, ...seen } = await seenBy(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.close()
  const thousandths = Math.round(shift * 1000)
  return { complaints, elsewhere, ...seen, shift: thousandths, moved: thousandths > 0 ? moved : [] }
}
