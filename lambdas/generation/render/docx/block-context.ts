import type {
  AssembledDocument,
  Block,
  Box,
  Together,
} from '../../../../shared/documents/engine/model.ts'
import { measureWithFonts } from '../fonts/shape.ts'
import { heightOfWhole } from '../layout/blocks.ts'
import type { SetText } from '../layout/layout-document.ts'
import { TEXT_AREA } from '../layout/style-sheet.ts'
import type { Lists } from './numbering.ts'

/** A bookmark's name and number in the file, by the id of its heading or clause. */
export type Bookmarks = ReadonlyMap<string, { name: string; id: number; isNumbered: boolean }>

type Target = { id: string; isNumbered: boolean }

const targetsIn = (block: Block): Target[] => {
  if (block.kind === 'together') return block.blocks.flatMap(targetsIn)
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return []
  const isSection = block.kind === 'heading' && block.level === 1
  const isNumbered = block.number !== undefined
  return block.id && (isNumbered || isSection) ? [{ id: block.id, isNumbered }] : []
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
      { name: `_Ref${1000 + index}`, id: index + 1, isNumbered },
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
})
