import { expect, test } from 'vitest'
import type { SitePage } from '../../shared/site-pages.ts'
import { browser, inStore, store } from './in-store.ts'
import { visit } from './visit.ts'

/** Both widths, and both colours: what differs between them does not depend on each other. */
const VISITORS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** Pages that show at once what this browser has kept, and therefore draw their content anew. */
const STARTS_ANEW: readonly SitePage['route'][] = ['customize', 'cryptoReturn']

/**
 * Thousandths. A form takes the place of the words that announce it, and its pages are laid out beside
 * it; 100 is what counts as good (https://web.dev/articles/cls).
 */
const FORM_SHIFT = 100

/** Pages of one make differ in their words only: each is visited one way, every other one the other way. */
const visitorsOf = ({ entry }: SitePage, index: number) =>
  entry ? VISITORS.slice(index % 2, (index % 2) + 1) : VISITORS

/** Proves of each page that it arrives whole and quiet: see `Visit`. */
export const provePages = (pages: readonly SitePage[]): void => {
  inStore()
  const visits = pages.flatMap((page, index) =>
    visitorsOf(page, index).map((visitor) => ({ ...page, ...visitor })),
  )
  test.each(visits)('$path at $width px in the $colorScheme', async (page) => {
    const { path, route, width, colorScheme } = page
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
    const { shift, moved, ...seen } = await visit(context, store.site + path)
    expect(seen).toEqual({
      complaints: [],
      violations: [],
      elsewhere: [],
      kept: !STARTS_ANEW.includes(route),
    })
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(route === 'customize' ? FORM_SHIFT : 0)
    await context.close()
  })
}
