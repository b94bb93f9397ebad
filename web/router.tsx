import type { RouteObject } from 'react-router-dom'
import { SITE_ROUTES } from '../shared/site-routes.ts'
import { ErrorPage } from './features/not-found/error-page.tsx'
import type { PageHandle } from './preload-content.ts'
import { Frame } from './ui/frame.tsx'

/** Every page is its own chunk, fetched when it is first visited. */
const pages: RouteObject[] = [
  {
    path: SITE_ROUTES.home,
    lazy: async () => ({ Component: (await import('./features/home/home-page.tsx')).HomePage }),
  },
  {
    path: SITE_ROUTES.documents,
    lazy: async () => ({
      Component: (await import('./features/library/library-page.tsx')).LibraryPage,
    }),
  },
  {
    path: SITE_ROUTES.document,
    handle: {
      preload: async ({ documentId = '' }) => {
        const { overviewContent } = await import('./features/document/overview-tab.tsx')
        await overviewContent.preload(documentId)
      },
    } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./features/document/document-page.tsx')).DocumentPage,
    }),
  },
  {
    path: SITE_ROUTES.documentDetail,
    lazy: async () => ({
      Component: (await import('./features/document/detail-page.tsx')).DetailPage,
    }),
  },
  {
    path: SITE_ROUTES.customize,
    lazy: async () => ({
      Component: (await import('./features/customize/customize-page.tsx')).CustomizePage,
    }),
  },
  {
    path: SITE_ROUTES.correct,
    lazy: async () => ({
      Component: (await import('./features/customize/correct/correct-page.tsx')).CorrectPage,
    }),
  },
  ...[SITE_ROUTES.downloadWithoutToken, SITE_ROUTES.download].map((path) => ({
    path,
    lazy: async () => ({
      Component: (await import('./features/download/download-page.tsx')).DownloadPage,
    }),
  })),
  {
    path: SITE_ROUTES.cryptoReturn,
    lazy: async () => ({
      Component: (await import('./features/download/document-download-page.tsx'))
        .DocumentDownloadPage,
    }),
  },
  {
    path: SITE_ROUTES.thankYou,
    lazy: async () => ({
      Component: (await import('./features/download/thank-you-page.tsx')).ThankYouPage,
    }),
  },
  {
    path: SITE_ROUTES.pricing,
    lazy: async () => ({
      Component: (await import('./features/pricing/pricing-page.tsx')).PricingPage,
    }),
  },
  {
    path: SITE_ROUTES.caseStudies,
    lazy: async () => ({
      Component: (await import('./features/stories/stories-page.tsx')).StoriesPage,
    }),
  },
  {
    path: SITE_ROUTES.terms,
    lazy: async () => ({
      Component: (await import('./features/legal/terms-page.tsx')).TermsPage,
    }),
  },
  {
    path: SITE_ROUTES.privacy,
    lazy: async () => ({
      Component: (await import('./features/legal/privacy-page.tsx')).PrivacyPage,
    }),
  },
  {
    path: SITE_ROUTES.styleGuide,
    lazy: async () => ({
      Component: (await import('./features/style-guide/style-guide-page.tsx')).StyleGuidePage,
    }),
  },
  {
    lazy: async () => ({ Component: (await import('./features/admin/admin-area.tsx')).AdminArea }),
    children: [
      {
        path: SITE_ROUTES.admin,
        lazy: async () => ({
          Component: (await import('./features/admin/dashboard/dashboard-page.tsx')).DashboardPage,
        }),
      },
      {
        path: SITE_ROUTES.adminTemplates,
        lazy: async () => ({
          Component: (await import('./features/admin/templates/templates-page.tsx')).TemplatesPage,
        }),
      },
    ],
  },
  {
    path: '*',
    lazy: async () => ({
      Component: (await import('./features/not-found/not-found-page.tsx')).NotFoundPage,
    }),
  },
]

/** The frame stays when a page fails; only a failing frame is replaced as a whole. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    children: [{ errorElement: <ErrorPage />, children: pages }],
  },
]
