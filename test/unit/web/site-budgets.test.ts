import { describe, expect, it } from 'vitest'
import { firstLoadOf, readManifest } from '../../../bin/first-load.ts'
import { pageFile } from '../../../infra/site-rules.ts'
import { SITE_PAGES } from '../../../shared/site-pages.ts'
import { gzipped, readPage, WEB_BUILD } from '../../support/web-build.ts'

/** Bytes, gzip. */
const MOST_SCRIPT = 160_000
const MOST_HTML = 40_000

const manifest = readManifest(WEB_BUILD)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])

describe('the first load of a page', () => {
  it.each(SITE_PAGES)('$path: at most 160 kB of script, and it names all of it', (page) => {
    const files = firstLoadOf(manifest, page)
    const bytes = files.reduce((sum, file) => sum + gzipped(file), 0)
    console.info(
      `${page.path}: ${kilobytes(bytes)} of script in ${files.length} files, ${kilobytes(gzipped(pageFile(page.path)))} of HTML`,
    )
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT)
    expect(scriptsIn(readPage(page.path)).sort()).toEqual(files.sort())
  })

  it.each(SITE_PAGES)('$path: at most 40 kB of HTML', ({ path }) => {
    expect(gzipped(pageFile(path))).toBeLessThanOrEqual(MOST_HTML)
  })
})
