/** Options for rendering to either format. */
export type RenderOptions = {
  /** Large, light, diagonal text behind every page, for example "SAMPLE". */
  watermark?: string
  /** The file's date. It is passed in, so that the same input gives the same file. */
  createdAt: Date
}

/** BCP 47. */
export const LANGUAGE = 'en-US'
