import type { Category } from '../../shared/catalog/types.ts'
import { paths } from './paths.ts'

/** The tabs of the library, in order; the first has no category and shows everything. */
export const CATEGORY_TABS: readonly { category?: Category; label: string }[] = [
  { label: 'All Documents' },
  { category: 'individual', label: 'For Individuals' },
  { category: 'family', label: 'For Families' },
  { category: 'business', label: 'For Businesses' },
]

/** The category named by ?category=, or undefined for all documents and for unknown values. */
export const categoryOf = (query: URLSearchParams): Category | undefined =>
  CATEGORY_TABS.find(({ category }) => category && category === query.get('category'))?.category

export const libraryHref = (category?: Category): string =>
  category ? `${paths.documents}?category=${category}` : paths.documents
