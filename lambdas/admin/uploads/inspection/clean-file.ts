/** A file that is safe to publish: rewritten without the names of its authors, and what it says of itself. */
export type CleanFile = { bytes: Buffer; title?: string; pageCount?: number }
