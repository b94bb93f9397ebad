import { sitePath } from '../../../shared/site/site-routes.ts'

/** The selection on the coverage page: nothing, a state, a document, or both. */
export type CoverageChoice = { state?: string; document?: string }

/** The query parameter with the finder's answers, one digit each, so that Back returns to the result. */
export const FINDER_PARAMETER = 'finder'

/** The paths that pages link to. */
export const paths = {
  home: sitePath('home'),
  documents: sitePath('documents'),
  search: (query: string): string =>
    `${sitePath('documents')}?${new URLSearchParams({ q: query })}`,
  pricing: sitePath('pricing'),
  caseStudies: sitePath('caseStudies'),
  /** The coverage table, or one state's and document's entry. */
  coverage: ({ state, document }: CoverageChoice = {}): string => {
    const query = new URLSearchParams({ ...(state && { state }), ...(document && { document }) })
    return query.size > 0 ? `${sitePath('coverage')}?${query}` : sitePath('coverage')
  },
  terms: sitePath('terms'),
  privacy: sitePath('privacy'),
  admin: sitePath('admin'),
  adminTemplates: sitePath('adminTemplates'),
  document: (documentId: string) => sitePath('document', { documentId }),
  cryptoReturn: (documentId: string) =>
    `${sitePath('cryptoReturn')}?${new URLSearchParams({ success: 'true', id: documentId })}`,
  detail: (documentId: string) => sitePath('documentDetail', { documentId }),
  customize: (documentId: string) => sitePath('customize', { documentId }),
  correct: (documentId: string) => sitePath('correct', { documentId }),
  findPurchase: sitePath('findPurchase'),
  verify: sitePath('verify'),
  download: (token: string) => sitePath('download', { token }),
} as const
