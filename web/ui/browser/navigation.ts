import type { Category } from '../../../shared/catalog/types.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import { paths } from './paths.ts'

/** The tabs of the library, in order. The first has no category and shows all documents. */
export const CATEGORY_TABS: readonly { category?: Category; label: string }[] = [
  { label: 'All Documents' },
  { category: 'individual', label: 'For Individuals' },
  { category: 'family', label: 'For Families' },
  { category: 'business', label: 'For Businesses' },
]

/** The tab for ?category=: all documents without it, undefined for an unknown category. */
export const categoryTab = (query: URLSearchParams): (typeof CATEGORY_TABS)[number] | undefined =>
  CATEGORY_TABS.find(({ category = '' }) => category === (query.get('category') ?? ''))

export const libraryHref = (category?: Category): string =>
  category ? `${paths.documents}?category=${category}` : paths.documents

/** The width of header, content and footer on form pages, where the preview needs space. */
export const FORM_WIDTH = '92rem'

/** The width of a page's header and footer, the same as its content's. */
export const widthAt = (pathname: string): string =>
  /^\/(customize|correct)\//.test(pathname) ? FORM_WIDTH : 'page'

type NavItem = { label: string; href: string }

/** Links of the top bar, in order. */
export const TOP_LINKS: readonly NavItem[] = [
  { label: 'Documents', href: paths.documents },
  { label: 'Pricing', href: paths.pricing },
  { label: 'Case Studies', href: paths.caseStudies },
]

/** Columns of the footer. */
export const FOOTER_GROUPS: readonly { title: string; links: readonly NavItem[] }[] = [
  {
    title: 'Documents',
    links: [
      { label: 'Browse Documents', href: paths.documents },
      ...CATEGORY_TABS.flatMap(({ category, label }) =>
        category ? [{ label, href: libraryHref(category) }] : [],
      ),
    ],
  },
  {
    title: BRAND.name,
    links: [
      { label: 'Case Studies', href: paths.caseStudies },
      { label: 'Pricing', href: paths.pricing },
      { label: 'States Covered', href: paths.coverage() },
      { label: 'Find my purchases', href: paths.findPurchase },
      { label: 'Verify a document', href: paths.verify },
      { label: 'Terms of Service', href: paths.terms },
      { label: 'Privacy Policy', href: paths.privacy },
    ],
  },
]
