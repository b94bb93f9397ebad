import type { SiteRouteName } from '../shared/site/site-routes.ts'

/** The component of a page: a file below web/, and the name of its export. */
export type PageModule = {
  file: string
  component: string
  /** The component around it. */
  area?: PageModule
}

const page = (file: string, component: string, area?: PageModule): PageModule => ({
  file: `features/${file}`,
  component,
  area,
})

const DOWNLOAD = page('download/download-page.tsx', 'DownloadPage')

export const ADMIN_AREA = page('admin/admin-area.tsx', 'AdminArea')
export const NOT_FOUND = page('not-found/not-found-page.tsx', 'NotFoundPage')

/**
 * The module of each page, as in a route configuration of React Router. The router imports it when the
 * page is first visited, and the build names its scripts in the page.
 */
export const PAGES: Record<SiteRouteName, PageModule> = {
  home: page('home/home-page.tsx', 'HomePage'),
  documents: page('library/library-page.tsx', 'LibraryPage'),
  document: page('document/document-page.tsx', 'DocumentPage'),
  documentDetail: page('document/detail-page.tsx', 'DetailPage'),
  customize: page('form/customize-page.tsx', 'CustomizePage'),
  correct: page('correction/correct-page.tsx', 'CorrectPage'),
  download: DOWNLOAD,
  downloadWithoutToken: DOWNLOAD,
  cryptoReturn: page('download/document-download-page.tsx', 'DocumentDownloadPage'),
  thankYou: page('download/thank-you-page.tsx', 'ThankYouPage'),
  findPurchase: page('find-purchase/find-purchase-page.tsx', 'FindPurchasePage'),
  verify: page('verify/verify-page.tsx', 'VerifyPage'),
  unsubscribe: page('unsubscribe/unsubscribe-page.tsx', 'UnsubscribePage'),
  pricing: page('pricing/pricing-page.tsx', 'PricingPage'),
  caseStudies: page('stories/stories-page.tsx', 'StoriesPage'),
  coverage: page('coverage/coverage-page.tsx', 'CoveragePage'),
  styleGuide: page('style-guide/style-guide-page.tsx', 'StyleGuidePage'),
  admin: page('admin/dashboard/dashboard-page.tsx', 'DashboardPage', ADMIN_AREA),
  adminTemplates: page('admin/templates/templates-page.tsx', 'TemplatesPage', ADMIN_AREA),
  terms: page('legal/terms-page.tsx', 'TermsPage'),
  privacy: page('legal/privacy-page.tsx', 'PrivacyPage'),
}
