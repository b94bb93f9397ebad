/** A page of US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const

/**
 * The pictures of the upper part of a sample's first page, by the place that shows them: how wide their sheet of paper
 * is, about, and the widths in pixels, of which a browser takes the one for its screen.
 */
export const PAGE_HEADS = {
  /** A card beside others. */
  card: { sizes: '20rem', widths: [512, 640] },
  /** A card as wide as a phone. */
  wide: { sizes: '20rem', widths: [576, 768] },
  /** A document's own page on a phone. */
  document: { sizes: '15rem', widths: [420, 600] },
} as const

export type PageHead = keyof typeof PAGE_HEADS

/** How many points of the page each place shows at most; only the build asks, and pages load the table above. */
export const HEAD_HEIGHTS = new Map<PageHead, number>([
  ['card', 410],
  ['wide', 340],
  ['document', 430],
])

/** Where the picture of the upper part of a document's first page lies. */
export const pageHead = (documentId: string, head: PageHead, width: number): string =>
  `/samples/${documentId}-head-${head}-${width}.png`

/** Pixels of the picture of a whole first page: one and three quarters of its widest place. */
export const PAGE_PICTURE_WIDTH = 448

/** Where the picture of a document's whole first page lies. */
export const pagePicture = (documentId: string): string => `/samples/${documentId}-page.png`

/** Pixels of the pictures of all pages, wide enough to be read when they are enlarged on a phone. */
export const SAMPLE_PAGE_WIDTH = 960

/** Where the picture of one page of a document's sample lies; pages count from 1. */
export const samplePage = (documentId: string, page: number): string =>
  `/samples/${documentId}-sample-${page}.png`
