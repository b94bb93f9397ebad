import type { MeasureText } from '../fonts/shape.ts'
import type { Draw, Tag } from './drawing-operations.ts'

/** How strongly a box stays on the page of the next one: 0 not, 1 if the group fits on a page, 2 always. */
export type Keep = 0 | 1 | 2

/**
 * A horizontal band that is never split across pages: a line, a table row, a pair of signers. Lengths are in
 * points. It is rendered once its position on a page is known.
 */
export type LineBox = {
  height: number
  /** Dropped at the top of a page. */
  spaceBefore: number
  keep: Keep
  /** Adds the drawing operations of the box, whose top is at `top`. */
  draw: Draw
  /** The id of the heading that starts in this box. */
  heading?: string
  /** The header row of its table, repeated if this box is the first on a page. */
  repeatedHeader?: LineBox
  /** Starts a new page. */
  pageBreakBefore?: boolean
  /** Restarts page numbers at 1. */
  restartsNumbering?: boolean
}

/** The area of a block: its left edge and width in points, and its parent tag. */
export type TextFrame = {
  measure: MeasureText
  x: number
  width: number
  parent: Tag
}

/** The frame, narrowed by `by` points on the left. */
export const indentFrame = (frame: TextFrame, by: number): TextFrame => ({
  ...frame,
  x: frame.x + by,
  width: frame.width - by,
})

/** A box that allows a page break after it. */
export const createBox = (height: number, draw: Draw, spaceBefore = 0): LineBox => ({
  height,
  spaceBefore,
  keep: 0,
  draw,
})

/** Adds space above the first box. */
export const addSpaceBefore = ([first]: readonly LineBox[], space: number): void => {
  if (first) first.spaceBefore += space
}

/** Keeps the last box on the page of what follows. */
export const keepWithNext = (boxes: readonly LineBox[], keep: Keep): void => {
  const last = boxes.at(-1)
  if (last) last.keep = keep
}

/** Keeps the boxes on one page, with at least this strength. */
export const keepTogether = (boxes: readonly LineBox[], keep: Keep): void => {
  const last = boxes.at(-1)
  for (const box of boxes) if (box !== last && box.keep < keep) box.keep = keep
}

/** Draws something before the first box's content, for example a hanging number. */
export const drawBefore = ([first]: readonly LineBox[], before: Draw): void => {
  if (!first) return
  const { draw } = first
  first.draw = (operations, top) => {
    before(operations, top)
    draw(operations, top)
  }
}

/**
 * `spaceFactor` scales the space between blocks; `leadingReduction` is subtracted from each line, in points.
 */
export type SpacingAdjustment = { spaceFactor: number; leadingReduction: number }

export const NO_ADJUSTMENT: SpacingAdjustment = { spaceFactor: 1, leadingReduction: 0 }

/** The total height without the space above the first box. */
export const heightOf = (
  boxes: readonly LineBox[],
  { spaceFactor, leadingReduction } = NO_ADJUSTMENT,
): number =>
  boxes.reduce(
    (sum, { height, spaceBefore }, index) =>
      sum + (height - leadingReduction + (index > 0 ? spaceBefore * spaceFactor : 0)),
    0,
  )

/** Merges boxes into one that is never split. */
export const mergeBoxes = (boxes: readonly LineBox[]): LineBox => {
  const [first] = boxes
  if (first && boxes.length === 1) return first
  let height = 0
  const placed = boxes.map((box) => {
    const offset = height + (box === first ? 0 : box.spaceBefore)
    height = offset + box.height
    return { box, offset }
  })
  const draw: Draw = (operations, top) => {
    for (const { box, offset } of placed) box.draw(operations, top + offset)
  }
  const merged = createBox(height, draw, first?.spaceBefore)
  merged.keep = boxes.at(-1)?.keep ?? 0
  return merged
}

/** Groups boxes up to `maxHeight` points tall. A single taller box is a group by itself. */
const groupByHeight = (boxes: readonly LineBox[], maxHeight: number): LineBox[][] => {
  const groups: LineBox[][] = []
  let height = 0
  for (const box of boxes) {
    const last = groups.at(-1)
    height = height + box.height + box.spaceBefore
    if (last && height <= maxHeight) last.push(box)
    else {
      groups.push([box])
      height = box.height
    }
  }
  return groups
}

/** Boxes rendered on top of each other, each already at its x. */
const overlayBoxes = (boxes: readonly LineBox[]): LineBox =>
  createBox(Math.max(0, ...boxes.map(({ height }) => height)), (operations, top) => {
    for (const box of boxes) box.draw(operations, top)
  })

/** Columns next to each other, each already at its x; split only where one is too tall. */
export const layoutColumns = (columns: readonly LineBox[][], maxHeight: number): LineBox[] => {
  const stacks = columns.map((column) => groupByHeight(column, maxHeight).map(mergeBoxes))
  const count = Math.max(1, ...stacks.map((stack) => stack.length))
  return Array.from({ length: count }, (_, index) =>
    overlayBoxes(stacks.flatMap((stack) => stack[index] ?? [])),
  )
}
