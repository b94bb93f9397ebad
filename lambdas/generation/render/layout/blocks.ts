import type { Block, PageBreak, Run } from '../../../../shared/documents/engine/model.ts'
import {
  addSpaceBefore,
  indentFrame,
  keepTogether,
  keepWithNext,
  type LineBox,
  type TextFrame,
} from './line-boxes.ts'
import { layoutBox, layoutHeading, layoutList, layoutParagraph, layoutTitle } from './paragraphs.ts'
import { layoutSignatures } from './signatures.ts'
import { HANGING_INDENT, spaceBetween } from './style-sheet.ts'
import { layoutTable } from './tables.ts'

const endsWithColon = (runs: readonly Run[]): boolean => {
  const last = runs.at(-1)
  return last !== undefined && last.kind !== 'blank' && last.text.trimEnd().endsWith(':')
}

/**
 * Whether a paragraph introduces the next block and stays on its page: it ends with a colon, or is the only
 * block between a heading and a table.
 */
export const isIntroduction = (
  block: Block,
  previous: Block | undefined,
  next: Block | undefined,
): boolean => {
  if (block.kind !== 'paragraph') return false
  if (next?.kind === 'table' && previous?.kind === 'heading') return true
  const isIntroduced = next?.kind === 'list' || next?.kind === 'table' || next?.kind === 'box'
  return isIntroduced && endsWithColon(block.runs)
}

/** Whether text from this block on is in the hanging indent, as under a numbered section. */
export const isHangingFrom = (block: Block, isHanging: boolean): boolean =>
  block.kind === 'heading' && block.level === 1 ? block.number !== undefined : isHanging

/** Whether text after this block is in the hanging indent. A group may contain headings. */
export const isHangingAfter = (block: Block, isHanging: boolean): boolean =>
  block.kind === 'together'
    ? block.blocks.reduce((state, child) => isHangingAfter(child, state), isHanging)
    : isHangingFrom(block, isHanging)

const isFullWidth = (block: Block) =>
  block.kind === 'title' || block.kind === 'subtitle' || block.kind === 'signatures'

/** A number needs its indent even outside a numbered section. */
const isNumbered = (block: Block) =>
  (block.kind === 'heading' || block.kind === 'paragraph') && block.number !== undefined

const layoutBlock = (block: Block, full: TextFrame, isHanging: boolean): LineBox[] => {
  const isIndented = (isHanging && !isFullWidth(block)) || isNumbered(block)
  const frame = isIndented ? indentFrame(full, HANGING_INDENT) : full
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return layoutTitle(block, frame)
    case 'heading':
      return layoutHeading(block, frame)
    case 'paragraph':
      return layoutParagraph(block, frame)
    case 'box':
      return layoutBox(block, frame)
    case 'list':
      return layoutList(block, frame)
    case 'table':
      return layoutTable(block, frame)
    case 'signatures':
      return layoutSignatures(block, frame)
    case 'together': {
      const boxes = layoutBlocks(block.blocks, full, isHanging)
      keepTogether(boxes, 1)
      return boxes
    }
    case 'page-break':
      return []
  }
}

/** The first or last block inside nested groups, which determines the spacing. */
const findInnermost = (block: Block, end: 0 | -1): Block => {
  const child = block.kind === 'together' ? block.blocks.at(end) : undefined
  return child ? findInnermost(child, end) : block
}

/** Lays out blocks as line boxes, in reading order. */
export const layoutBlocks = (
  blocks: readonly Block[],
  frame: TextFrame,
  startsHanging = false,
): LineBox[] => {
  const boxes: LineBox[] = []
  let isHanging = startsHanging
  let pageBreak: PageBreak | undefined
  let previous: Block | undefined
  blocks.forEach((block, index) => {
    if (block.kind === 'page-break' && !pageBreak?.restartsNumbering) pageBreak = block
    isHanging = isHangingFrom(block, isHanging)
    const blockBoxes = layoutBlock(block, frame, isHanging)
    isHanging = isHangingAfter(block, isHanging)
    const [first] = blockBoxes
    if (!first) return
    if (isIntroduction(block, blocks[index - 1], blocks[index + 1])) keepWithNext(blockBoxes, 2)
    if (previous)
      addSpaceBefore(blockBoxes, spaceBetween(findInnermost(previous, -1), findInnermost(block, 0)))
    if (pageBreak) first.pageBreakBefore = true
    if (pageBreak?.restartsNumbering) first.restartsNumbering = true
    for (const box of blockBoxes) boxes.push(box)
    pageBreak = undefined
    previous = block
  })
  return boxes
}
