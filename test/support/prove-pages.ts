import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SitePage } from '../../shared/site-pages.ts'
import { launchBrowser } from './browser.ts'
import { type Store, startStore } from './store.ts'
import { visit } from './visit.ts'

/** Both widths, and both colours: what differs between them does not depend on each other. */
const VISITORS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** Pages that show at once what this browser has kept, and therefore draw their content anew. */
const STARTS_ANEW: readonly SitePage['route'][] = ['customize', 'cryptoReturn']

/** Proves of each page that it arrives whole and quiet: see `Visit`. */
export const provePages = (pages: readonly SitePage[]): void => {
  let store: Store
  let browser: Browser
  beforeAll(async () => {
    store = await startStore()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await store?.stop()
  })
  const visits = pages.flatMap((page) => VISITORS.map((visitor) => ({ ...page, ...visitor })))
  test.each(visits)('$path at $width px in the $colorScheme', async (page) => {
    const { path, route, width, colorScheme } = page
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
    expect(await visit(context, store.site + path)).toEqual({
      complaints: [],
      violations: [],
      elsewhere: [],
      moved: [],
      shift: 0,
      kept: !STARTS_ANEW.includes(route),
    })
    await context.close()
  })
}
