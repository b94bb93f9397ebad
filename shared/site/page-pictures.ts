/** Widths, in pixels, of the pictures of a sample's first page: for cards, and to be read. */
export const PAGE_PICTURE_WIDTHS = [256, 512, 704] as const

type Width = (typeof PAGE_PICTURE_WIDTHS)[number]

/** Where the picture of a document's first page lies. */
export const pagePicture = (documentId: string, width: Width): string =>
  `/samples/${documentId}-page-${width}.avif`

/** Pixels of the pictures of all pages, wide enough to be read when they are enlarged on a phone. */
export const SAMPLE_PAGE_WIDTH = 960

/** Where the picture of one page of a document's sample lies; pages count from 1. */
export const samplePage = (documentId: string, page: number): string =>
  `/samples/${documentId}-sample-${page}.png`
