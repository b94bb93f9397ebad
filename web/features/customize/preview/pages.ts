/** A document of which both are known. */
type Measured = { words: number; pages: number }

/** How many pages so many words take, going by a measured document; at least one. */
export const pagesOf = (words: number, measured: Measured): number =>
  Math.max(1, Math.round((words / Math.max(1, measured.words)) * measured.pages))
