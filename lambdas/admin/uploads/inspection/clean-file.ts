/**
 * A file that is safe to publish: rewritten without author names, with the title and page count
 * from its metadata.
 */
export type CleanFile = { bytes: Buffer; title?: string; pageCount?: number }
