import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { SITE_ROUTES, type SiteRouteName } from '../../shared/site/site-routes.ts'

const page = (name: SiteRouteName, file: string) =>
  route(SITE_ROUTES[name].slice(1), `routes/${file}.tsx`, { id: name })

/** The shop's pages. Two URLs may share a route module. */
const SHOP = [
  page('home', 'home'),
  page('documents', 'library'),
  page('document', 'document'),
  page('documentDetail', 'document-detail'),
  page('customize', 'customize'),
  page('correct', 'correct'),
  page('download', 'download'),
  page('downloadWithoutToken', 'download'),
  page('cryptoReturn', 'document-download'),
  page('thankYou', 'thank-you'),
  page('findPurchase', 'find-purchase'),
  page('verify', 'verify'),
  page('unsubscribe', 'unsubscribe'),
  page('pricing', 'pricing'),
  page('caseStudies', 'stories'),
  page('coverage', 'coverage'),
  page('styleGuide', 'style-guide'),
  page('terms', 'terms'),
  page('privacy', 'privacy'),
  route('*', 'routes/not-found.tsx'),
]

const ADMIN = [page('admin', 'admin-dashboard'), page('adminTemplates', 'admin-templates')]

/** The error boundary is nested in the layout, so that header and footer stay when a page fails. */
export default [
  layout('routes/shop.tsx', [layout('routes/shop-pages.tsx', SHOP)]),
  layout('routes/admin.tsx', [layout('routes/admin-pages.tsx', ADMIN)]),
] satisfies RouteConfig
