import type { BrowserContext, Page } from 'playwright-core'

/** The result of one visit of a page. */
type Visit = {
  /** Errors and warnings on the console, including React's about failed hydration. */
  pageErrors: string[]
  /** Violations of the Content-Security-Policy. */
  violations: string[]
  /** The Cumulative Layout Shift in thousandths, and the elements that moved. */
  shift: number
  moved: string[]
  /** Requests to other origins. */
  foreignRequests: string[]
  /** Whether React hydrated the prerendered markup instead of replacing it. */
  hydrated: boolean
  /** Links and controls under 44 px in height on a narrow screen, except links within text. */
  smallTargets: string[]
  /** How far the page overflows on the narrowest phone, in pixels. */
  overflow: number
}

/** Collects violations and layout shifts; runs in the page before all other scripts. */
const collectFaults = () => {
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

/** Whether React has hydrated or rendered the page with its lazy parts, and the form in it. React marks its elements. */
const isHydrated = () =>
  'running' in document.documentElement.dataset &&
  document.querySelector('[data-drafts]:not([data-hydrated])') === null &&
  [...document.querySelectorAll('main button')].every((button) =>
    Object.keys(button).some((key) => key.startsWith('__react')),
  )

/** Waits until a prerendered page responds to clicks and keys. */
export const whenHydrated = (page: Page) => page.waitForFunction(isHydrated)

/** Waits until a page is hydrated, has its fonts and has no pending requests. */
export const settle = async (page: Page) => {
  await whenHydrated(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForLoadState('networkidle')
}

/** Whether the page has painted content. */
const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Delays fonts until after the first paint, like a slow connection, so that their layout shift counts. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(hasPainted)
    await route.continue()
  })

const readFaults = (page: Page) =>
  page.evaluate(() => ({
    ...(Reflect.get(window, 'seen') as Pick<Visit, 'violations' | 'shift' | 'moved'>),
    hydrated: document.contains(Reflect.get(window, 'heading')),
  }))

const smallTargetsOf = (page: Page) =>
  page.evaluate(() => {
    if (window.innerWidth > 400) return []
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li, td, th') !== null
    const covers = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute'
    const all = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    return all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInText(element) && !covers(element))
      .filter((element) => !element.closest('header'))
      .map((element) => element.closest('label') ?? element)
      .filter((element) => Math.round(element.getBoundingClientRect().height) < 44)
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** The width at which a page must still fit: WCAG 2.2, 1.4.10. */
const NARROWEST_VIEWPORT = { width: 320, height: 640 }

const overflowOf = async (page: Page): Promise<number> => {
  const before = page.viewportSize()
  await page.setViewportSize(NARROWEST_VIEWPORT)
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  if (before) await page.setViewportSize(before)
  return overflow
}

type Recorded = Pick<Visit, 'pageErrors' | 'foreignRequests'>

const emptyRecord = (): Recorded => ({ pageErrors: [], foreignRequests: [] })

/** Collects console messages and requests until `take` resets them. */
const listenTo = (page: Page, site: string) => {
  let seen = emptyRecord()
  page.on('pageerror', ({ message }) => seen.pageErrors.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.pageErrors.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) seen.foreignRequests.push(request.url())
  })
  return {
    take: (): Recorded => {
      const taken = seen
      seen = emptyRecord()
      return taken
    },
  }
}

export type Visitor = {
  page: Page
  visit: (path: string) => Promise<Visit>
  close: () => Promise<void>
}

/** A browser window that navigates between pages of the store at `site`. */
export const openVisitor = async (context: BrowserContext, site: string): Promise<Visitor> => {
  const page = await context.newPage()
  const recorder = listenTo(page, site)
  await page.addInitScript(collectFaults)
  await delayFonts(page)
  const visit = async (path: string): Promise<Visit> => {
    await page.goto(site + path)
    await settle(page)
    const { shift, moved, ...seen } = await readFaults(page)
    const smallTargets = await smallTargetsOf(page)
    const overflow = await overflowOf(page)
    const thousandths = Math.round(shift * 1000)
    return {
      ...recorder.take(),
      ...seen,
      smallTargets,
      overflow,
      shift: thousandths,
      moved: thousandths > 0 ? moved : [],
    }
  }
  const close = async () => {
    await page.unrouteAll({ behavior: 'wait' })
    await context.close()
  }
  return { page, visit, close }
}
