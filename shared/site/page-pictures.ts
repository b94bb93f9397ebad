/** A page of US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const

/**
 * Cards show only the upper part of a document's first page, at most so many points of it: the smallest, of home, more
 * than the wider ones. By the width of the picture in pixels.
 */
export const PAGE_HEAD_HEIGHTS = { 256: 475, 512: 410, 640: 410 } as const

type PageHeadWidth = keyof typeof PAGE_HEAD_HEIGHTS

/** Widths, in pixels, of the pictures of the head of a sample's first page. */
export const PAGE_HEAD_WIDTHS: readonly PageHeadWidth[] = [256, 512, 640]

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
