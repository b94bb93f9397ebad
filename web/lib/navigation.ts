import { CATEGORY_TABS, libraryHref } from './categories.ts'
import { paths } from './paths.ts'

export type NavItem = { label: string; href: string }

/** Links of the top bar, in order. */
export const TOP_LINKS: readonly NavItem[] = [{ label: 'Documents', href: paths.documents }]

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
]
