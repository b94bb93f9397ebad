import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { SITE_ROUTES, type SiteRouteName } from '../../shared/site/site-routes.ts'

/** The route module of each shop page. Two URLs may share a module. */
const SHOP = {
  home: 'home',
  documents: 'library',
  document: 'document',
  documentDetail: 'document-detail',
  customize: 'customize',
  correct: 'correct',
  download: 'download',
  downloadWithoutToken: 'download',
  cryptoReturn: 'document-download',
  thankYou: 'thank-you',
  findPurchase: 'find-purchase',
  verify: 'verify',
  unsubscribe: 'unsubscribe',
  pricing: 'pricing',
  caseStudies: 'stories',
  coverage: 'coverage',
  styleGuide: 'style-guide',
  terms: 'terms',
  privacy: 'privacy',
} as const

const ADMIN = { admin: 'admin-dashboard', adminTemplates: 'admin-templates' } as const

const page = (name: SiteRouteName, file: string): RouteConfigEntry =>
  route(SITE_ROUTES[name].slice(1), `routes/${file}.tsx`, { id: name })

const isSiteRoute = (name: string): name is SiteRouteName => name in SITE_ROUTES
const pagesOf = (files: Partial<Record<SiteRouteName, string>>): RouteConfigEntry[] =>
  Object.entries(files).flatMap(([name, file]) => (isSiteRoute(name) ? page(name, file) : []))

/** The error boundary is nested in the layout, so that header and footer stay when a page fails. */
export default [
  layout('routes/shop.tsx', [
    layout('routes/shop-pages.tsx', [...pagesOf(SHOP), route('*', 'routes/not-found.tsx')]),
  ]),
  layout('routes/admin.tsx', [layout('routes/admin-pages.tsx', pagesOf(ADMIN))]),
] satisfies RouteConfig
