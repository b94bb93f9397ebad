import { enabledEntries } from '../catalog/lookup.ts'
import type { CatalogEntry } from '../catalog/types.ts'
import { SITE_ROUTES, type SiteRouteName, sitePath } from './site-routes.ts'

/** A prerendered page. */
export type SitePage = {
  route: SiteRouteName
  /** The canonical path. */
  path: string
  /** Other paths of the same page. */
  aliases: readonly string[]
  /** The document shown, if any. */
  entry?: CatalogEntry
  /** Whether it is indexed by search engines and in the sitemap. */
  listed: boolean
}

/** Indexed pages. */
const LISTED: readonly SiteRouteName[] = [
  'home',
  'documents',
  'document',
  'documentDetail',
  'pricing',
  'caseStudies',
  'coverage',
  'findPurchase',
  'verify',
  'terms',
  'privacy',
]
/** Prerendered pages that make no useful search result. */
const UNLISTED: readonly SiteRouteName[] = [
  'customize',
  'styleGuide',
  'downloadWithoutToken',
  'cryptoReturn',
  'thankYou',
  'unsubscribe',
]

const documentPage = (route: SiteRouteName, entry: CatalogEntry): Omit<SitePage, 'listed'> => ({
  route,
  path: sitePath(route, { documentId: entry.id }),
  aliases: (entry.aliases ?? []).map((documentId) => sitePath(route, { documentId })),
  entry,
})

const expandRoute = (route: SiteRouteName): Omit<SitePage, 'listed'>[] =>
  SITE_ROUTES[route].includes(':')
    ? enabledEntries().map((entry) => documentPage(route, entry))
    : [{ route, path: sitePath(route), aliases: [] }]

const createPages = (routes: readonly SiteRouteName[], listed: boolean): SitePage[] =>
  routes.flatMap(expandRoute).map((page) => ({ ...page, listed }))

/** Every prerendered page. */
export const SITE_PAGES: readonly SitePage[] = [
  ...createPages(LISTED, true),
  ...createPages(UNLISTED, false),
]
