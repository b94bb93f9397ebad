/*
 * `npm run screenshots [-- --dark]`: full-page screenshots of every route at four widths in test-results/screenshots,
 * and a contact sheet of their tops for each width. One document represents all document pages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { SITE_PAGES } from '../shared/site/pages.ts'
import { launchBrowser } from './support/browser/browser.ts'
import { startStore } from './support/store/store.ts'

const WIDTHS = [390, 768, 1280, 1440]
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

const nameOf = (name: string, width: number): string => `${name}-${width}-${colorScheme}.png`

/** The tops of all pages of a width side by side, in one picture. */
const drawSheet = async (browser: Browser, width: number) => {
  const cells = ROUTES.map(
    ([name]) =>
      `<figure><div><img src="file://${join(folder, nameOf(name, width))}"></div><figcaption>${name}</figcaption></figure>`,
  )
  const file = join(folder, `sheet-${width}-${colorScheme}.html`)
  writeFileSync(
    file,
    `<style>body{display:grid;grid-template-columns:repeat(6,1fr);gap:8px;margin:8px;font:11px sans-serif;background:#999}
    figure{margin:0}div{aspect-ratio:3/4;overflow:hidden}img{width:100%;display:block}</style>${cells.join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  await page.goto(`file://${file}`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true })
  await page.close()
}

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
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    const file = join(folder, nameOf(name, width))
    await page.screenshot({ path: file, fullPage: true })
  }
  await context.close()
}

mkdirSync(folder, { recursive: true })
const store = await startStore()
const browser = await launchBrowser()
try {
  for (const width of WIDTHS) {
    await shoot(browser, store.site, width)
    await drawSheet(browser, width)
  }
} finally {
  await browser.close()
  await store.stop()
}
process.stdout.write(`${ROUTES.length * WIDTHS.length} pictures in ${folder}\n`)
process.exit()
