import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NOT_FOUND_FILE, pageFile, SITE_SHELL } from '../../../infra/site/site-rules.ts'
import { formatPrice, priceOf } from '../../../shared/catalog/lookup.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { SHARE_PICTURE } from '../../../web/build/page-head.ts'
import { sitemap } from '../../../web/build/sitemap.ts'
import { readBuilt, readPage, WEB_BUILD } from '../../support/web-build.ts'

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const canonicalOf = (html: string): string =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''

/** The site's URL in this build. */
const siteUrl = canonicalOf(readPage('/pricing')).replace(/\/pricing$/, '')

const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )

const offersOf = (product: Record<string, unknown> = {}) =>
  product.offers as Record<'price' | 'priceCurrency' | 'url', string>

const itemsOf = (breadcrumbs: Record<string, unknown> = {}) =>
  breadcrumbs.itemListElement as { position: number; item: string }[]

/** Width and height of a PNG (https://www.w3.org/TR/png-3/, IHDR). */
const sizeOf = (file: string) => {
  const bytes = readFileSync(join(WEB_BUILD, file))
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

describe.each(SITE_PAGES)('$path', ({ path, listed, aliases }) => {
  const html = readPage(path)

  it('contains its content, one heading and one title', () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html.match(/<title>[^<]+ \| Clausewell<\/title>/g)).toHaveLength(1)
    expect(html.match(/<main\b/g)).toHaveLength(1)
  })

  it('has one canonical URL, also under its aliases', () => {
    expect(canonicalOf(html)).toBe(siteUrl + path)
    expect(contentOf(html, 'og:url')).toBe(siteUrl + path)
    for (const alias of aliases) expect(readPage(alias) === html).toBe(true)
  })

  it('has a share image of the right size', () => {
    const picture = contentOf(html, 'og:image') ?? ''
    expect(picture.startsWith(`${siteUrl}/share/`)).toBe(true)
    expect(sizeOf(picture.slice(siteUrl.length))).toEqual(SHARE_PICTURE)
    expect(contentOf(html, 'og:title')).toBe(/<title>([^<]*)</.exec(html)?.[1])
  })

  it('is indexed when useful, and then has a description', () => {
    expect(contentOf(html, 'robots')).toBe(listed ? undefined : 'noindex')
    expect(sitemap(siteUrl).includes(`<loc>${siteUrl}${path}</loc>`)).toBe(listed)
    if (listed) expect(contentOf(html, 'description')?.length).toBeGreaterThan(20)
  })
})

const documentPages = SITE_PAGES.filter(({ route }) => route === 'document')

describe.each(documentPages)('the structured data of $path', ({ path, entry }) => {
  const [product, breadcrumbs] = dataIn(readPage(path))

  it('offers the document at its price, without invented ratings', () => {
    expect(product).toMatchObject({ '@type': 'Product', name: entry?.title, sku: entry?.id })
    const { price, priceCurrency, url } = offersOf(product)
    expect([priceCurrency, url]).toEqual(['USD', siteUrl + path])
    expect(formatPrice(Number(price) * 100)).toBe(entry && formatPrice(priceOf(entry)))
    expect(JSON.stringify(product)).not.toMatch(/"(aggregateRating|ratingValue|review)"/)
  })

  it('has breadcrumbs', () => {
    const items = itemsOf(breadcrumbs)
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(items.map(({ item }) => item)).toEqual([
      `${siteUrl}/`,
      `${siteUrl}/documents`,
      siteUrl + path,
    ])
  })
})

it.each([NOT_FOUND_FILE, SITE_SHELL, pageFile('/admin'), pageFile('/admin/templates')])(
  '%s is not indexed and has no canonical URL',
  (file) => {
    const html = readBuilt(file)
    expect(contentOf(html, 'robots')).toBe('noindex')
    expect(canonicalOf(html)).toBe('')
  },
)

it.each(['/admin', '/admin/templates'])(
  '%s never contains the storefront header and footer',
  (path) => {
    const html = readPage(path)
    expect(html).toContain('aria-label="Admin"')
    expect(html).not.toContain('Get Started')
    expect(html).not.toContain('<footer')
  },
)

it('the build has a sitemap, a robots.txt and the files they reference', () => {
  expect(readBuilt('sitemap.xml')).toBe(sitemap(siteUrl))
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(existsSync(join(WEB_BUILD, 'index.html'))).toBe(true)
  expect(BRAND.siteUrl).toMatch(/^https:\/\/[^/]+$/)
})
