/** Widths, in pixels, of the pictures of a sample's first page: for cards, and to be read. */
export const PAGE_PICTURE_WIDTHS = [256, 512, 704, 896] as const

type Width = (typeof PAGE_PICTURE_WIDTHS)[number]

/** Where the picture of a document's first page lies. */
export const pagePicture = (documentId: string, width: Width): string =>
  `/samples/${documentId}-page-${width}.avif`
