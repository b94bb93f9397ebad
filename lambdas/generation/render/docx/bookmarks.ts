import { Bookmark, BookmarkEnd, BookmarkStart, type ParagraphChild } from 'docx'
import type { Block } from '../../../../shared/documents/engine/model.ts'

type Target = {
  name: string
  linkId: number
  /** Whether its target has a number that references can show. */
  isNumbered: boolean
}

/** Bookmarks by the ids of their headings and clauses, in reading order. */
export type Bookmarks = ReadonlyMap<string, Target>

const addBookmarks = (bookmarks: Map<string, Target>, blocks: readonly Block[]): void => {
  for (const block of blocks) {
    if (block.kind === 'together') addBookmarks(bookmarks, block.blocks)
    if (block.kind !== 'heading' && block.kind !== 'paragraph') continue
    const { id, number } = block
    const isSection = block.kind === 'heading' && block.level === 1
    if (!id || bookmarks.has(id) || (number === undefined && !isSection)) continue
    const index = bookmarks.size
    const name = `_Ref${1000 + index}`
    bookmarks.set(id, { name, linkId: index + 1, isNumbered: number !== undefined })
  }
}

/**
 * A bookmark for each section and each numbered clause. Names are derived from positions, because Word allows
 * at most 40 letters, digits and underscores; a leading underscore hides them.
 */
export const createBookmarks = (blocks: readonly Block[]): Bookmarks => {
  const bookmarks = new Map<string, Target>()
  addBookmarks(bookmarks, blocks)
  return bookmarks
}

/**
 * The library numbers bookmarks across all documents of the process. These ids depend on the document alone, so
 * that equal documents are equal files.
 */
class NumberedBookmark extends Bookmark {
  override readonly start: BookmarkStart
  override readonly end: BookmarkEnd

  constructor({ name, linkId }: Target, children: readonly ParagraphChild[]) {
    super({ id: name, children })
    this.start = new BookmarkStart(name, linkId)
    this.end = new BookmarkEnd(linkId)
  }
}

/** Wraps content in the bookmark that references and the table of contents link to. */
export const wrapInBookmark = (
  id: string | undefined,
  bookmarks: Bookmarks,
  children: readonly ParagraphChild[],
): readonly ParagraphChild[] => {
  const target = id === undefined ? undefined : bookmarks.get(id)
  return target ? [new NumberedBookmark(target, children)] : children
}
