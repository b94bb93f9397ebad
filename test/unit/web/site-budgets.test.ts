import { describe, expect, it } from 'vitest'
import { pageFile } from '../../../infra/site/site-rules.ts'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { firstLoadOf, readManifest } from '../../../web/build/first-load.ts'
import { gzipped, readPage, WEB_BUILD } from '../../support/web-build.ts'

/** Bytes, gzip: a tenth more than measured. */
const MAX_SCRIPT = 204_000
const MAX_FORM_SCRIPT = 333_000
const MAX_HTML = 40_000

const manifest = readManifest(WEB_BUILD)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])

describe('the first load of a page', () => {
  it.each(SITE_PAGES)('$path: stays within its budget of script, and names all of it', (page) => {
    const files = firstLoadOf(manifest, page)
    const bytes = files.reduce((sum, file) => sum + gzipped(file), 0)
    console.info(
      `${page.path}: ${kilobytes(bytes)} of script in ${files.length} files, ${kilobytes(gzipped(pageFile(page.path)))} of HTML`,
    )
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(page.route === 'customize' ? MAX_FORM_SCRIPT : MAX_SCRIPT)
    expect(scriptsIn(readPage(page.path)).sort()).toEqual(files.sort())
  })

  it.each(SITE_PAGES)('$path: stays within its budget of HTML', ({ path }) => {
    expect(gzipped(pageFile(path))).toBeLessThanOrEqual(MAX_HTML)
  })
})
