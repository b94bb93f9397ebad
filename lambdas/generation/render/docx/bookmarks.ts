import { Bookmark, BookmarkEnd, BookmarkStart, type ParagraphChild } from 'docx'
import type { Block } from '../../../../shared/documents/engine/model.ts'

type Target = {
  name: string
  linkId: number
  /** What it marks has a number, which a reference shows. */
  isNumbered: boolean
}

/** The bookmarks by the ids of their headings and clauses, in reading order. */
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
 * A bookmark for each section and each numbered clause. Names are made from the position, because
 * Word takes no more than 40 letters, digits and underscores; a leading underscore hides them.
 */
export const bookmarksOf = (blocks: readonly Block[]): Bookmarks => {
  const bookmarks = new Map<string, Target>()
  addBookmarks(bookmarks, blocks)
  return bookmarks
}

/** The library numbers bookmarks through all documents of the process; here equal documents get equal ids. */
class NumberedBookmark extends Bookmark {
  override readonly start: BookmarkStart
  override readonly end: BookmarkEnd

  constructor({ name, linkId }: Target, children: readonly ParagraphChild[]) {
    super({ id: name, children })
    this.start = new BookmarkStart(name, linkId)
    this.end = new BookmarkEnd(linkId)
  }
}

/** The content inside the bookmark that references and the list of sections point to. */
export const bookmarked = (
  id: string | undefined,
  bookmarks: Bookmarks,
  children: readonly ParagraphChild[],
): readonly ParagraphChild[] => {
  const target = id === undefined ? undefined : bookmarks.get(id)
  return target ? [new NumberedBookmark(target, children)] : children
}
