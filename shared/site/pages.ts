import { enabledEntries } from '../catalog/lookup.ts'
import type { CatalogEntry } from '../catalog/types.ts'
import { SITE_ROUTES, type SiteRouteName, sitePath } from './site-routes.ts'

/** A page that the build draws ahead of time. */
export type SitePage = {
  route: SiteRouteName
  /** Where it lives: its canonical path. */
  path: string
  /** Other paths that show it. */
  aliases: readonly string[]
  /** The document it is about. */
  entry?: CatalogEntry
  /** Whether search engines may show it and the sitemap names it. */
  listed: boolean
}

/** Pages that are worth finding. */
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
/** Pages that are drawn ahead of time and lead nobody anywhere from a list of results. */
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

const pagesOf = (route: SiteRouteName): Omit<SitePage, 'listed'>[] =>
  SITE_ROUTES[route].includes(':')
    ? enabledEntries().map((entry) => documentPage(route, entry))
    : [{ route, path: sitePath(route), aliases: [] }]

const pages = (routes: readonly SiteRouteName[], listed: boolean): SitePage[] =>
  routes.flatMap(pagesOf).map((page) => ({ ...page, listed }))

/** Every page that can be drawn without knowing its visitor. */
export const SITE_PAGES: readonly SitePage[] = [...pages(LISTED, true), ...pages(UNLISTED, false)]
