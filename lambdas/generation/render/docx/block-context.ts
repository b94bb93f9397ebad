import type {
  AssembledDocument,
  Block,
  Box,
  Table,
  Together,
} from '../../../../shared/documents/engine/model.ts'
import { measureWithFonts } from '../fonts/shape.ts'
import { heightOfWhole } from '../layout/blocks.ts'
import { columnWidths } from '../layout/column-widths.ts'
import type { SetText } from '../layout/layout-document.ts'
import { HANGING_INDENT, TEXT_AREA } from '../layout/style-sheet.ts'
import { fieldStart, inOnePiece } from './elements.ts'
import type { Lists } from './numbering.ts'

/** A bookmark's name in the file and its elements. */
type BookmarkElements = {
  name: string
  /** Stand before and behind the text. */
  start: string
  end: string
  /** Begins a link to the text. */
  link: string
  /** Begins a field with the number of its page. */
  pageField: string
}

/** The bookmarks by the ids of their headings and clauses. */
export type Bookmarks = ReadonlyMap<string, BookmarkElements & { isNumbered: boolean }>

type Target = { id: string; isNumbered: boolean }

const targetsIn = (block: Block): Target[] => {
  if (block.kind === 'together') return block.blocks.flatMap(targetsIn)
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return []
  const isSection = block.kind === 'heading' && block.level === 1
  const isNumbered = block.number !== undefined
  return block.id && (isNumbered || isSection) ? [{ id: block.id, isNumbered }] : []
}

const newBookmark = (index: number): BookmarkElements => {
  const [name, id] = [`_Ref${1000 + index}`, index + 1]
  return {
    name,
    start: inOnePiece(`<w:bookmarkStart w:id="${id}" w:name="${name}"/>`),
    end: inOnePiece(`<w:bookmarkEnd w:id="${id}"/>`),
    link: inOnePiece(`<w:hyperlink w:anchor="${name}" w:history="1">`),
    pageField: inOnePiece(fieldStart(`PAGEREF ${name} \\h`)),
  }
}

/** The bookmarks of all documents, which differ in how many they have. */
const bookmarks: BookmarkElements[] = []

const bookmarkAt = (index: number): BookmarkElements => {
  const known = bookmarks[index] ?? newBookmark(index)
  bookmarks[index] = known
  return known
}

/**
 * A bookmark for each section and each numbered clause. Names are made from the position, because
 * Word takes no more than 40 letters, digits and underscores; a leading underscore hides them.
 */
const bookmarksOf = (blocks: readonly Block[]): Bookmarks => {
  const targets = new Map(blocks.flatMap(targetsIn).map((target) => [target.id, target]))
  return new Map(
    [...targets.values()].map(({ id, isNumbered }, index) => [
      id,
      { ...bookmarkAt(index), isNumbered },
    ]),
  )
}

/** What a block needs to know about the document around it. */
export type BlockContext = {
  bookmarks: Bookmarks
  /** The lists of the document so far: each has its own numbering. */
  lists: Lists
  /** The text stands in the hanging indent, as it does under a numbered section. */
  isHanging: boolean
  /** The block stands on the page of the one that follows. */
  keepNext: boolean
  /** The block is part of a group that stays on one page. */
  staysWhole: boolean
  /** The block begins a page. */
  pageBreakBefore: boolean
  /** Whether a block is no higher than a page, in the hanging indent or not. */
  fitsOnPage: (block: Box | Together, isHanging: boolean) => boolean
  /** The widths of a table's columns, in points. */
  columnsOf: (table: Table, isHanging: boolean) => readonly number[]
}

/** The context of the first block of a document, whose text may have been set before. */
export const initialContext = (
  document: AssembledDocument,
  lists: Lists,
  text?: SetText,
): BlockContext => ({
  bookmarks: bookmarksOf(document.blocks),
  lists,
  isHanging: false,
  keepNext: false,
  staysWhole: false,
  pageBreakBefore: false,
  fitsOnPage: (block, isHanging) => {
    const height = text?.heights.get(block) ?? heightOfWhole(block, isHanging, measureWithFonts)
    return height <= TEXT_AREA.height
  },
  columnsOf: (table, isHanging) =>
    text?.columns.get(table) ??
    columnWidths(table, TEXT_AREA.width - (isHanging ? HANGING_INDENT : 0), measureWithFonts),
})
