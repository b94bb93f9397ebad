import { formatPrice, staticPriceOf } from '../../shared/catalog/lookup.ts'
import { CURRENCY } from '../../shared/catalog/tiers.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import { BRAND } from '../../shared/content/brand.ts'
import type { SitePage } from '../../shared/site/pages.ts'
import { sitePath } from '../../shared/site/site-routes.ts'
import { SOCIAL_URL } from '../ui/browser/owner-links.ts'

const CONTEXT = 'https://schema.org'

const brand = { '@type': 'Brand', name: BRAND.name }

/** 1900 -> "19.00", the format that schema.org requires. */
const decimal = (cents: number) => (cents / 100).toFixed(2)

/** https://schema.org/Product without ratings, because there are no real ones. */
const product = (entry: CatalogEntry, url: string, image: string) => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: entry.title,
  description: `${entry.description} Word and PDF with instructions, ${formatPrice(staticPriceOf(entry))} once.`,
  sku: entry.id,
  image,
  brand,
  offers: {
    '@type': 'Offer',
    url,
    price: decimal(staticPriceOf(entry)),
    priceCurrency: CURRENCY.toUpperCase(),
    availability: `${CONTEXT}/InStock`,
    seller: { '@type': 'Organization', name: BRAND.name },
  },
})

type Crumb = { name: string; path: string }

const breadcrumbList = (crumbs: readonly Crumb[], siteUrl: string) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
})

const breadcrumbsOf = (entry: CatalogEntry): Crumb[] => [
  { name: 'Home', path: sitePath('home') },
  { name: 'Documents', path: sitePath('documents') },
  { name: entry.title, path: sitePath('document', { documentId: entry.id }) },
]

const store = (siteUrl: string) => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: BRAND.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon.svg`,
  email: BRAND.supportEmail,
  ...(SOCIAL_URL && { sameAs: [SOCIAL_URL] }),
})

/** A page's structured data for search engines. `picture` is a path on the site. */
export const structuredData = (page: SitePage, siteUrl: string, picture: string): object[] => {
  const { route, path, entry } = page
  if (route === 'home') return [store(siteUrl)]
  if (!entry || !page.listed) return []
  const crumbs = breadcrumbList(breadcrumbsOf(entry), siteUrl)
  return route === 'document'
    ? [product(entry, siteUrl + path, siteUrl + picture), crumbs]
    : [crumbs]
}
