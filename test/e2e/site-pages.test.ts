import { afterAll, describe, expect, it } from 'vitest'
import { SITE_PAGES, type SitePage } from '../../shared/site/pages.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { openVisitor, type Visitor } from '../support/browser/visit.ts'
import { isDeep } from '../support/deep.ts'

/** A phone in light mode and a desktop in dark mode, because width and color are independent. */
const VISITORS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** Pages that replace their prerendered markup with what this browser has stored. */
const REPLACE_MARKUP: readonly SitePage['route'][] = ['cryptoReturn', 'thankYou']

/**
 * In thousandths. A form replaces its skeleton and its pages are laid out next to it; 100 counts as good
 * (https://web.dev/articles/cls).
 */
const MAX_FORM_SHIFT = 100

/** Text after a link in the same line moves a few pixels when its font replaces the fallback. */
const MAX_FONT_SHIFT = 2

/** storefront-pages.test.ts checks a part of its long table. */
const LONG_PAGE: SitePage['route'] = 'coverage'

/** Pages alternate between the visitors; the deep run visits each page with both. */
const visitsOf = (pages: readonly SitePage[]) =>
  pages.flatMap((page, index) =>
    VISITORS.filter((_, way) => isDeep || way === index % VISITORS.length).map((visitor) => ({
      ...page,
      ...visitor,
    })),
  )

const ROUTES = ['document', 'documentDetail', 'customize'] as const

/** A document has three pages. Two documents of each kind are visited here, all in the deep run. */
const SAMPLING_INTERVAL = 2 * ROUTES.length

const pagesOf = (wanted: (typeof ROUTES)[number]) =>
  SITE_PAGES.filter(({ route }) => route === wanted).filter(
    (_, index) => isDeep || index % SAMPLING_INTERVAL === 2 * ROUTES.indexOf(wanted),
  )

setUpStore()

const visitors = new Map<string, Promise<Visitor>>()

/** One browser context per kind of visitor visits all pages. */
const visitorOf = ({ width, colorScheme }: (typeof VISITORS)[number]): Promise<Visitor> => {
  const opened =
    visitors.get(colorScheme) ??
    browser
      .newContext({ viewport: { width, height: 900 }, colorScheme })
      .then((context) => openVisitor(context, store.site))
  visitors.set(colorScheme, opened)
  return opened
}

afterAll(() => Promise.all([...visitors.values()].map(async (opened) => (await opened).close())))

describe.each([
  { group: 'a page', pages: SITE_PAGES.filter(({ entry }) => !entry) },
  { group: 'a page of a document', pages: pagesOf('document') },
  { group: 'a page of a document of one state', pages: pagesOf('documentDetail') },
  { group: 'a form', pages: pagesOf('customize') },
])('$group renders complete, without layout shift or errors, and passes axe', ({ pages }) => {
  it.each(visitsOf(pages))('$path at $width px in $colorScheme mode', async (visited) => {
    const { path, route, colorScheme } = visited
    const { page, visit } = await visitorOf(visited)
    const { shift, moved, ...seen } = await visit(path)
    expect(seen).toEqual({
      pageErrors: [],
      violations: [],
      foreignRequests: [],
      smallTargets: [],
      overflow: 0,
      hydrated: !REPLACE_MARKUP.includes(route),
    })
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(
      route === 'customize' ? MAX_FORM_SHIFT : MAX_FONT_SHIFT,
    )
    if (route === LONG_PAGE) return
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const problems = await axeProblemsInBothModes(page)
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' })
    expect(problems).toEqual([])
  })
})
