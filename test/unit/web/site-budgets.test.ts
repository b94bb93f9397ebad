import { describe, expect, it } from 'vitest'
import { pageFile } from '../../../infra/site/site-rules.ts'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { readManifest, scriptsOf } from '../../../web/build/first-load.ts'
import { gzipSize, readPage, scriptsIn, WEB_BUILD } from '../../support/web-build.ts'

/** Bytes, gzip: ten percent above the measured size. */
const MAX_SCRIPT = 187_000
const MAX_FORM_SCRIPT = 250_000
const MAX_HTML = 40_000

const manifest = readManifest(WEB_BUILD)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The modules of a build, by the file that contains them. */
const moduleOf = new Map(Object.entries(manifest).map(([module, { file }]) => [file, module]))

/** The scripts that a page imports, directly or indirectly. */
const importedBy = (scripts: readonly string[]): string[] =>
  scriptsOf(
    manifest,
    scripts.flatMap((file) => moduleOf.get(file) ?? []),
  )

describe('the initial load of a page', () => {
  it.each(SITE_PAGES)('$path: stays within its script budget, and lists all scripts', (page) => {
    const files = scriptsIn(readPage(page.path))
    const bytes = files.reduce((sum, file) => sum + gzipSize(file), 0)
    console.info(
      `${page.path}: ${kilobytes(bytes)} of script in ${files.length} files, ${kilobytes(gzipSize(pageFile(page.path)))} of HTML`,
    )
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(page.route === 'customize' ? MAX_FORM_SCRIPT : MAX_SCRIPT)
    expect(importedBy(files).filter((file) => !files.includes(file))).toEqual([])
  })

  it.each(SITE_PAGES)('$path: stays within its HTML budget', ({ path }) => {
    expect(gzipSize(pageFile(path))).toBeLessThanOrEqual(MAX_HTML)
  })
})
