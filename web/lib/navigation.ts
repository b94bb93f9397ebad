import { BRAND } from '../../shared/content/brand.ts'
import { CATEGORY_TABS, libraryHref } from './categories.ts'
import { paths } from './paths.ts'

export type NavItem = { label: string; href: string }

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
      { label: 'Terms of Service', href: paths.terms },
      { label: 'Privacy Policy', href: paths.privacy },
    ],
  },
]
