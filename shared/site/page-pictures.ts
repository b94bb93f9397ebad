/** US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const

/**
 * Images of the top of a sample's first page, by where they are shown: `sizes` and the pixel widths
 * of their srcset.
 */
export const PAGE_HEADS = {
  /** A card in a grid. */
  card: { sizes: '20rem', widths: [512, 640] },
  /** A full-width card on a phone. */
  wide: { sizes: '20rem', widths: [576, 768] },
  /** A document's page on a phone. */
  document: { sizes: '15rem', widths: [420, 600] },
} as const

export type PageHead = keyof typeof PAGE_HEADS

/** How many points of the page each image covers. Separate, because only the build uses it. */
export const HEAD_HEIGHTS = new Map<PageHead, number>([
  ['card', 410],
  ['wide', 340],
  ['document', 430],
])

/** The URL of the image of the top of a document's first page. */
export const pageHead = (documentId: string, head: PageHead, width: number): string =>
  `/samples/${documentId}-head-${head}-${width}.png`

/** Pixel width of the first-page image: 1.75 times its largest display width. */
export const PAGE_PICTURE_WIDTH = 448

/** The URL of the image of a document's first page. */
export const pagePicture = (documentId: string): string => `/samples/${documentId}-page.png`

/** Pixel width of sample page images: readable when enlarged on a phone. */
export const SAMPLE_PAGE_WIDTH = 960

/** The URL of the image of one sample page; pages count from 1. */
export const samplePage = (documentId: string, page: number): string =>
  `/samples/${documentId}-sample-${page}.png`
