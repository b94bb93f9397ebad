import type { Block } from '../../../../shared/documents/engine/model.ts'
import { fieldStart, inOnePiece } from './elements.ts'

/** A bookmark's name in the file and its elements. */
type Bookmark = {
  name: string
  /** What it marks has a number, which a reference shows. */
  isNumbered: boolean
  /** Stand before and behind the text. */
  start: string
  end: string
  /** Begins a link to the text. */
  link: string
  /** Begins a field with the number of its page. */
  pageField: string
}

/** The bookmarks by the ids of their headings and clauses. */
export type Bookmarks = ReadonlyMap<string, Bookmark>

const newBookmark = (index: number, isNumbered: boolean): Bookmark => {
  const [name, id] = [`_Ref${1000 + index}`, index + 1]
  return {
    name,
    isNumbered,
    start: inOnePiece(`<w:bookmarkStart w:id="${id}" w:name="${name}"/>`),
    end: inOnePiece(`<w:bookmarkEnd w:id="${id}"/>`),
    link: inOnePiece(`<w:hyperlink w:anchor="${name}" w:history="1">`),
    pageField: inOnePiece(fieldStart(`PAGEREF ${name} \\h`)),
  }
}

/** The bookmarks of all documents, which differ in how many they have. */
const known: Record<'numbered' | 'plain', Bookmark[]> = { numbered: [], plain: [] }

const bookmarkAt = (index: number, isNumbered: boolean): Bookmark => {
  const bookmarks = isNumbered ? known.numbered : known.plain
  const bookmark = bookmarks[index] ?? newBookmark(index, isNumbered)
  bookmarks[index] = bookmark
  return bookmark
}

const addBookmarks = (bookmarks: Map<string, Bookmark>, blocks: readonly Block[]): void => {
  for (const block of blocks) {
    if (block.kind === 'together') addBookmarks(bookmarks, block.blocks)
    if (block.kind !== 'heading' && block.kind !== 'paragraph') continue
    const { id, number } = block
    const isSection = block.kind === 'heading' && block.level === 1
    if (!id || bookmarks.has(id) || (number === undefined && !isSection)) continue
    bookmarks.set(id, bookmarkAt(bookmarks.size, number !== undefined))
  }
}

/**
 * A bookmark for each section and each numbered clause. Names are made from the position, because
 * Word takes no more than 40 letters, digits and underscores; a leading underscore hides them.
 */
export const bookmarksOf = (blocks: readonly Block[]): Bookmarks => {
  const bookmarks = new Map<string, Bookmark>()
  addBookmarks(bookmarks, blocks)
  return bookmarks
}
