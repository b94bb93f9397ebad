/** A page of US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const

/**
 * The pictures of the head of a sample's first page: their widths in pixels, and how many points of the page they show.
 * Cards show no more of it; the smallest, of home, show more than the wider ones.
 */
export const PAGE_HEADS = [
  { width: 256, height: 475 },
  { width: 512, height: 410 },
  { width: 640, height: 410 },
] as const

type PageHeadWidth = (typeof PAGE_HEADS)[number]['width']

/** Where the picture of the head of a document's first page lies. */
export const pageHead = (documentId: string, width: PageHeadWidth): string =>
  `/samples/${documentId}-head-${width}.png`

/** Pixels of the picture of a whole first page: one and three quarters of its widest place. */
export const PAGE_PICTURE_WIDTH = 448

/** Where the picture of a document's whole first page lies. */
export const pagePicture = (documentId: string): string => `/samples/${documentId}-page.png`

/** Pixels of the pictures of all pages, wide enough to be read when they are enlarged on a phone. */
export const SAMPLE_PAGE_WIDTH = 960

/** Where the picture of one page of a document's sample lies; pages count from 1. */
export const samplePage = (documentId: string, page: number): string =>
  `/samples/${documentId}-sample-${page}.png`
