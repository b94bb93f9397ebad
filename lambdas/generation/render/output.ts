/** How a document is written to a file, of either format. */
export type RenderOptions = {
  /** Printed large, light and aslant behind every page, for example "SAMPLE". */
  watermark?: string
  /** Written into the file as its date, so that the same input gives the same file. */
  createdAt: Date
}

/** BCP 47. */
export const LANGUAGE = 'en-US'
