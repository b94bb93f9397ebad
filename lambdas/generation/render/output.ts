/** How a document is written to a file, of either format. */
export type RenderOptions = {
  /** Printed large, light and aslant behind every page, for example "SAMPLE". */
  watermark?: string
  /** BCP 47 language of the text; 'en-US' when absent. */
  language?: string
  /** Written into the file as its date, so that the same input gives the same file. */
  createdAt: Date
}

export const DEFAULT_LANGUAGE = 'en-US'
