import type { Prices } from './prices.ts'

/** The home page's first screen. A separate file, so that it loads no other texts. */
export const HERO = {
  intro:
    'Answer plain questions and watch your document take shape. When it says what you want, pay once and download an editable Word file and a PDF, with signing instructions.',
  search: 'Find a document',
  examplesLabel: 'Popular searches',
  /** Each of these searches has a document as its first result. */
  examples: ['sell a car', 'make a will', 'hire a contractor', 'lend money'],
  browse: 'Browse all documents',
  pricing: 'See pricing',
} as const

export const HOME_DESCRIPTION = ({ standard }: Prices): string =>
  `Answer plain questions and get your agreement as Word and PDF. Pay once, from ${standard} per document.`
