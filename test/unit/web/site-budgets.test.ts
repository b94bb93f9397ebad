import { describe, expect, it } from 'vitest'
import { pageFile } from '../../../infra/site/site-rules.ts'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { firstLoadOf, readManifest } from '../../../web/build/first-load.ts'
import { gzipped, readBuilt, readPage, WEB_BUILD } from '../../support/web-build.ts'

/** Bytes, gzip. */
const MOST_SCRIPT = 112_000
const MOST_SHEET = 12_000
const MOST_HTML = 40_000

const manifest = readManifest(WEB_BUILD)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])

describe('the first load of a page', () => {
  it('brings the styles of all pages in one sheet of at most 12 kB', () => {
    const sheets = new Set(
      SITE_PAGES.flatMap(
        ({ path }) => /href="\/(assets\/styles-[^"]+\.css)"/.exec(readPage(path))?.[1] ?? [],
      ),
    )
    expect(sheets.size).toBe(1)
    for (const sheet of sheets) expect(gzipped(sheet)).toBeLessThanOrEqual(MOST_SHEET)
  })

  it.each(SITE_PAGES)('$path: at most 112 kB of script, and it names all of it', (page) => {
    const files = firstLoadOf(manifest, page)
    const bytes = files.reduce((sum, file) => sum + gzipped(file), 0)
    console.info(
      `${page.path}: ${kilobytes(bytes)} of script in ${files.length} files, ${kilobytes(gzipped(pageFile(page.path)))} of HTML`,
    )
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT)
    expect(scriptsIn(readPage(page.path)).sort()).toEqual(files.sort())
  })

  it.each(SITE_PAGES)(
    '$path: tells V8 to compile all but short scripts while they arrive',
    (page) => {
      const scripts = firstLoadOf(manifest, page).map(readBuilt)
      const told = scripts.filter((code) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
      expect(told).toEqual(scripts.filter(({ length }) => length >= 4000))
      expect(told.length).toBeGreaterThan(0)
    },
  )

  it.each(SITE_PAGES)('$path: at most 40 kB of HTML', ({ path }) => {
    expect(gzipped(pageFile(path))).toBeLessThanOrEqual(MOST_HTML)
  })
})
