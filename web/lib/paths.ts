import { sitePath } from '../../shared/site-routes.ts'

/** Every address a page links to. */
export const paths = {
  home: sitePath('home'),
  documents: sitePath('documents'),
  pricing: sitePath('pricing'),
  caseStudies: sitePath('caseStudies'),
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
  download: (token: string) => sitePath('download', { token }),
} as const
