import { BRAND } from '../../shared/content/brand.ts'
import type { SitePage } from '../../shared/site/pages.ts'
import { structuredData } from './structured-data.ts'

/** A page's title and description, HTML-escaped. */
type PageTitles = { title: string; description: string }

/** The size of link preview images, in Open Graph's proportions. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

/** The path of a document's link preview image; by default the store's. */
export const sharePicture = (documentId = 'store'): string => `/share/${documentId}.png`

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** Attribute values must already be escaped. */
const tag = (name: 'meta' | 'link', attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}>`

const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })

/** A data block isn't executed, but an unescaped `<` in it could close the tag. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

const linkPreview = (page: SitePage, siteUrl: string, { title, description }: PageTitles) => [
  property('site_name', BRAND.name),
  property('type', page.route === 'document' ? 'product' : 'website'),
  property('url', siteUrl + page.path),
  property('title', title),
  ...(description ? [property('description', description)] : []),
  property('image', siteUrl + sharePicture(page.entry?.id)),
  property('image:width', String(SHARE_PICTURE.width)),
  property('image:height', String(SHARE_PICTURE.height)),
  property(
    'image:alt',
    page.entry
      ? `First page of a sample: ${escapeHtml(page.entry.title)}`
      : 'First pages of three documents',
  ),
  tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
]

/** Search engines don't index the page but follow its links. */
export const NOT_LISTED = tag('meta', { name: 'robots', content: 'noindex' })

/**
 * Tags for search engines and link previews: canonical URL, preview with image, and structured data
 * (https://schema.org).
 */
export const headOf = (page: SitePage, siteUrl: string, titles: PageTitles): string =>
  [
    tag('link', { rel: 'canonical', href: siteUrl + page.path }),
    ...(page.listed ? [] : [NOT_LISTED]),
    ...linkPreview(page, siteUrl, titles),
    ...structuredData(page, siteUrl, sharePicture(page.entry?.id)).map(dataBlock),
  ].join('')
