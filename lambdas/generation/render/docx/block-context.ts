import type {
  AssembledDocument,
  Block,
  Box,
  Table,
  Together,
} from '../../../../shared/documents/engine/model.ts'
import { measureWithFonts } from '../fonts/shape.ts'
import { isHangingAfter, isHangingFrom, isIntroduction } from '../layout/blocks.ts'
import { columnWidths } from '../layout/column-widths.ts'
import { HANGING_INDENT, TEXT_AREA } from '../layout/style-sheet.ts'
import { type Bookmarks, bookmarksOf } from './bookmarks.ts'
import type { Lists } from './numbering.ts'

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
  /** Whether the blocks that should stay whole fit on a page, as far as it was asked. */
  fits: Map<Box | Together, boolean>
  /** The widths of a table's columns, in points. */
  columnsOf: (table: Table, isHanging: boolean) => readonly number[]
}

/** The widths of the columns of a document's tables, each reckoned once. */
const columnsByTable = (): BlockContext['columnsOf'] => {
  const known = new Map<Table, readonly number[]>()
  return (table, isHanging) => {
    const width = TEXT_AREA.width - (isHanging ? HANGING_INDENT : 0)
    const columns = known.get(table) ?? columnWidths(table, width, measureWithFonts)
    known.set(table, columns)
    return columns
  }
}

/** The context of the first block of a document. */
export const initialContext = (document: AssembledDocument, lists: Lists): BlockContext => ({
  bookmarks: bookmarksOf(document.blocks),
  lists,
  isHanging: false,
  keepNext: false,
  staysWhole: false,
  pageBreakBefore: false,
  fits: new Map(),
  columnsOf: columnsByTable(),
})

type Place = Pick<BlockContext, 'isHanging' | 'keepNext' | 'pageBreakBefore'>

/** The context with another place; most blocks have the place of the one before. */
const contextWith = (context: BlockContext, place: Place): BlockContext => {
  const { isHanging, keepNext, pageBreakBefore } = place
  const isSame =
    context.isHanging === isHanging &&
    context.keepNext === keepNext &&
    context.pageBreakBefore === pageBreakBefore
  return isSame ? context : { ...context, ...place }
}

/**
 * Visits blocks in order, each in its context; where they stay whole, all but the last are on the page of their
 * successor.
 */
export const eachBlock = (
  blocks: readonly Block[],
  initial: BlockContext,
  visit: (block: Block, context: BlockContext) => void,
): void => {
  let { isHanging, pageBreakBefore } = initial
  let context = initial
  blocks.forEach((block, index) => {
    const next = blocks[index + 1]
    isHanging = isHangingFrom(block, isHanging)
    const isHeld =
      isIntroduction(block, blocks[index - 1], next) || (initial.staysWhole && next !== undefined)
    const keepNext = initial.keepNext || isHeld
    context = contextWith(context, { isHanging, keepNext, pageBreakBefore })
    isHanging = isHangingAfter(block, isHanging)
    pageBreakBefore = block.kind === 'page-break'
    visit(block, context)
  })
}

/** Whether a part of a block stands on the page of the next one: all but the last do of what stays whole. */
export const keepsNext = (
  { keepNext, staysWhole }: Pick<BlockContext, 'keepNext' | 'staysWhole'>,
  isLast: boolean,
): boolean => keepNext || (staysWhole && !isLast)
