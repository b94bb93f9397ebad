import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FORM_SCRIPT, INLINE_SCRIPT_SOURCES } from '../../../infra/site/inline-scripts.ts'
import { NOT_FOUND_FILE, SITE_SHELL } from '../../../infra/site/site-rules.ts'
import { LOOKING_FOR_PURCHASE, NO_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { formatDate } from '../../../shared/documents/toolbox/dates.ts'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { readBuilt, readPage, WEB_BUILD } from '../../support/web-build.ts'

const PAGES: [name: string, html: string][] = [
  ...SITE_PAGES.map(({ path }): [string, string] => [path, readPage(path)]),
  [NOT_FOUND_FILE, readBuilt(NOT_FOUND_FILE)],
  [SITE_SHELL, readBuilt(SITE_SHELL)],
  ...['/admin', '/admin/templates'].map((path): [string, string] => [path, readPage(path)]),
]

/** Inline scripts; JSON-LD is data. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)]
    .map(([, script = '']) => script)
    .filter(Boolean)

const sha256 = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe.each(PAGES)('the page %s', (_, html) => {
  it('runs only inline scripts allowed by the CSP, and modules of the build', () => {
    // Only forms contain the script that decides whether they are usable before hydration.
    const allowed = INLINE_SCRIPT_SOURCES.filter(
      (source) => html.includes('data-drafts') || source !== sha256(FORM_SCRIPT),
    )
    expect(inlineScripts(html).map(sha256)).toEqual(allowed)
    const loaded = [...html.matchAll(/<script [^>]*src=[^>]*>/g)].map(([tag]) => tag)
    expect(loaded).toEqual([
      expect.stringMatching(/^<script type="module" async src="\/assets\/start-[\w-]+\.js">$/),
    ])
  })
})

it.each([
  ['/', 0],
  ['/documents', 1],
  ['/document/bill-of-sale', 1],
])('%s loads %d image eagerly, above the fold, and the others lazily', (path, eager) => {
  const images = readPage(path).match(/<img [^>]*>/g) ?? []
  expect(images.filter((image) => image.includes('loading="eager"'))).toHaveLength(eager)
  expect(images.every((image) => /loading="(eager|lazy)"/.test(image))).toBe(true)
})

it.each([NOT_FOUND_FILE, SITE_SHELL])('%s says without scripts that it needs them', (file) => {
  expect(readBuilt(file)).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/)
})

const FORMS = SITE_PAGES.filter(({ route }) => route === 'customize')

it.each(FORMS)('$path does not contain the day of the build as text', ({ path }) => {
  for (const days of [0, 1]) {
    const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    expect(readPage(path)).not.toContain(formatDate(day))
  }
})

it('the payment link page is prerendered with its longest text, to avoid layout shift', () => {
  expect(readPage('/document-download')).toContain(LOOKING_FOR_PURCHASE.text)
  // A line on a phone has about 40 characters.
  expect(LOOKING_FOR_PURCHASE.text.length).toBeGreaterThan(NO_PURCHASE.text.length + 40)
})

it.each(SITE_PAGES)('$path preloads two Latin fonts and inlines all styles', ({ path }) => {
  const html = readPage(path)
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)]
  expect(fonts).toHaveLength(2)
  expect(html).not.toContain('rel="stylesheet"')
  for (const [, font = ''] of fonts) expect(existsSync(join(WEB_BUILD, font))).toBe(true)
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
  const classes = [...html.matchAll(/ class="[^"]*?(css-\w+)/g)].map(([, name = '']) => name)
  expect(classes.length).toBeGreaterThan(20)
  expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([])
})
