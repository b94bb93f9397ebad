import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { FORM_SCRIPT, INLINE_SCRIPT_SOURCES } from '../../../infra/site/inline-scripts.ts'
import { NOT_FOUND_FILE, SITE_SHELL, securityHeaders } from '../../../infra/site/site-rules.ts'
import { LOOKING_FOR_PURCHASE, NO_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { readBuilt, readPage, WEB_BUILD } from '../../support/web-build.ts'

const PAGES: [name: string, html: string][] = [
  ...SITE_PAGES.map(({ path }): [string, string] => [path, readPage(path)]),
  [NOT_FOUND_FILE, readBuilt(NOT_FOUND_FILE)],
  [SITE_SHELL, readBuilt(SITE_SHELL)],
  ...['/admin', '/admin/templates'].map((path): [string, string] => [path, readPage(path)]),
]

/** Scripts that run from the page itself; JSON-LD is data. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)

const sha256 = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const PROGRAM = /<template id="program">.*?<\/template>/s

describe.each(PAGES)('the page %s', (_, html) => {
  it('runs from itself what the policy names, and nothing else', () => {
    // Pages of forms alone hold the script that keeps what is typed before the program has come.
    const allowed = INLINE_SCRIPT_SOURCES.filter(
      (source) => html.includes('data-drafts') || source !== sha256(FORM_SCRIPT),
    )
    expect(inlineScripts(html).map(sha256)).toEqual(allowed)
    const own = html.replace(PROGRAM, '')
    const opened = [...own.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag)
    expect(opened).toEqual(allowed.map(() => '<script>'))
  })

  it('can be painted before any script or style sheet has come', () => {
    expect(html).toMatch(PROGRAM)
    const rest = html.replace(PROGRAM, '')
    expect(rest).not.toMatch(/<script[^>]* src=|modulepreload|rel="stylesheet"/)
  })

  it('names only pictures and letters that exist', () => {
    const named = [...html.matchAll(/"?(\/(?:samples|assets)\/[\w.-]+)/g)].map(
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((path) => !existsSync(join(WEB_BUILD, path)))).toEqual([])
  })
})

describe('the pictures that come before the program', () => {
  it('are those above the fold: others would take the line from fonts and scripts', () => {
    const picturesOf = (path: string) => (readPage(path).match(/<img /g) ?? []).length
    expect(picturesOf('/')).toBe(0)
    expect(picturesOf('/documents')).toBe(1)
    expect(picturesOf('/document/bill-of-sale')).toBe(1)
  })
})

const facesOf = (html: string) =>
  [...html.matchAll(/@font-face\{[^}]*url\((\/assets\/[^)]+)\)[^}]*\}/g)].map(
    ([face, path = '']) => ({ face, path }),
  )

const basicFacesOf = (html: string) => facesOf(html).filter(({ path }) => path.includes('-basic-'))

const preloadedFonts = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
    ([, path = '']) => path,
  )

// Home has the variable serif, the library one file for each weight.
describe.each(['/', '/documents'])('the letters that come with %s', (page) => {
  const html = readPage(page)
  const basic = basicFacesOf(html)

  it('are two cuts of two families, with every letter of their range', () => {
    expect(basic).toHaveLength(4)
    for (const { face, path } of basic) {
      const font = create(readFileSync(join(WEB_BUILD, path)))
      if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is no font`)
      const letters = [...(/unicode-range:([^;}]*)/.exec(face)?.[1] ?? '').matchAll(/[\dA-F]+/gi)]
      const codes = letters.map(([code]) => Number.parseInt(code, 16))
      expect(codes.length).toBeGreaterThan(10)
      expect(codes.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([])
    }
  })

  it('keep kerning, and Inter its figures of one width', () => {
    for (const { path } of basic) {
      const font = create(readFileSync(join(WEB_BUILD, path)))
      if (!('availableFeatures' in font)) throw new Error(`${path} is no font`)
      const features = path.includes('/inter') ? ['kern', 'tnum'] : ['kern']
      expect(font.availableFeatures).toEqual(expect.arrayContaining(features))
    }
  })

  it('win over the whole cuts, which stand before them: of two faces the later one is fetched', () => {
    const faces = facesOf(html)
    expect(faces).toHaveLength(12)
    expect(faces.slice(-4)).toEqual(basic)
  })

  it('are fetched at once where they stand above the fold', () => {
    const fetched = preloadedFonts(html)
    expect(fetched).toHaveLength(3)
    const known = basic.map(({ path }) => path)
    for (const path of fetched) expect(known).toContain(path)
  })
})

it('pages that show clauses have the variable serif, others one file for each weight', () => {
  const serifsOf = (path: string) => [
    ...new Set(
      basicFacesOf(readPage(path)).flatMap(({ path: file }) => file.match(/serif.*(?=-)/) ?? []),
    ),
  ]
  const variable = ['serif-4-basic-normal']
  const single = ['serif-4-basic-400-normal', 'serif-4-basic-600-normal']
  expect(['/', '/customize/bill-of-sale'].map(serifsOf)).toEqual([variable, variable])
  expect(['/documents', '/terms'].map(serifsOf)).toEqual([single, single])
  expect(preloadedFonts(readPage('/documents'))[0]).toContain('serif-4-basic-600-normal')
})

/** The payload of a TCP segment, in bytes. */
const SEGMENT = 1460
/** What Lighthouse's phone receives in a round trip of 150 ms at 1.6 Mbit/s, in segments. */
const ROUND_TRIP = 21
/** Of an answer's head beside the security headers. */
const OTHER_HEADERS = 280

/** Bytes of a file of the build on the way, with the head of its answer. */
const sentBytes = (path: string): number => {
  const head = Object.entries(securityHeaders(path)).map((header) => header.join(': '))
  return statSync(join(WEB_BUILD, path)).size + head.join('\r\n').length + OTHER_HEADERS
}

/** The pictures of a page on the smallest screen, the first of each choice. */
const smallPictures = (html: string): string[] =>
  [...html.matchAll(/<picture><source [^>]*srcSet="([^ "]+)/g)].map(([, path = '']) => path)

describe('what the first text and picture wait for', () => {
  it.each(SITE_PAGES)(
    'comes with $path in two round trips, one of them for connections',
    ({ path }) => {
      const html = readPage(path)
      const [serif = '', ...others] = [...preloadedFonts(html), ...smallPictures(html)]
      // Four transfers at once, at most: each has its share, and the first finds a connection that is open.
      const share = Math.floor(ROUND_TRIP / (1 + others.length)) * SEGMENT
      expect(others.length).toBeGreaterThan(1)
      expect(others.map(sentBytes).filter((bytes) => bytes > share)).toEqual([])
      expect(sentBytes(serif)).toBeLessThanOrEqual(2 * share)
    },
  )
})

it('the page of payment links comes with its largest text, and what follows is no longer', () => {
  expect(readPage('/document-download')).toContain(LOOKING_FOR_PURCHASE.text)
  // A line of a phone holds some 40 characters.
  expect(LOOKING_FOR_PURCHASE.text.length).toBeGreaterThan(NO_PURCHASE.text.length + 40)
})

describe('the program of a page', () => {
  it('runs file by file, what is needed before what needs it', () => {
    const program = PROGRAM.exec(readPage('/'))?.[0] ?? ''
    const files = [...program.matchAll(/<script type="module" [^>]*src="\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    )
    expect(files.length).toBeGreaterThan(4)
    for (const [at, file] of files.entries()) {
      const needed = [...readBuilt(file).matchAll(/from"\.\/([\w.-]+\.js)"/g)].map(
        ([, name]) => `assets/${name}`,
      )
      expect(files.slice(0, at)).toEqual(expect.arrayContaining(needed))
    }
  })
})
