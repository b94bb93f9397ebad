/*
 * `npm run screenshots [-- --dark]`: every route of the site, whole, at three widths, into
 * test-results/screenshots. A document's pages are shown by one document.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { SITE_PAGES } from '../shared/site/pages.ts'
import { launchBrowser } from './support/browser/browser.ts'
import { startStore } from './support/store/store.ts'

const WIDTHS = [390, 768, 1440]
const EXAMPLE = 'bill-of-sale'
const colorScheme = process.argv.includes('--dark') ? 'dark' : 'light'
const folder = new URL('../test-results/screenshots/', import.meta.url).pathname

const ROUTES: readonly [name: string, path: string][] = [
  ...SITE_PAGES.filter(({ entry }) => !entry || entry.id === EXAMPLE).map(
    ({ route, path }): [string, string] => [route, path],
  ),
  ['notFound', '/nowhere'],
  ['documentNotFound', '/document/one/two'],
  ['admin', '/admin'],
]

const shoot = async (browser: Browser, site: string, width: number) => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const [name, path] of ROUTES) {
    await page.goto(site + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    const file = join(folder, `${name}-${width}-${colorScheme}.png`)
    await page.screenshot({ path: file, fullPage: true })
  }
  await context.close()
}

mkdirSync(folder, { recursive: true })
const store = await startStore()
const browser = await launchBrowser()
try {
  for (const width of WIDTHS) await shoot(browser, store.site, width)
} finally {
  await browser.close()
  await store.stop()
}
process.stdout.write(`${ROUTES.length * WIDTHS.length} pictures in ${folder}\n`)
process.exit()
