import type { MeasureText } from '../fonts/shape.ts'
import type { Draw, Tag } from './drawing-operations.ts'

/** Whether a line box stays on the page of the next: 0 no, 1 if the group fits on a page, 2 always. */
export type Keep = 0 | 1 | 2

/**
 * A horizontal band that is never cut: a line, a table row, a pair of signers. Lengths in points. It is drawn when
 * its place on a page is known.
 */
export type LineBox = {
  height: number
  /** Dropped at the top of a page. */
  spaceBefore: number
  keep: Keep
  /** Adds what is in the box to the operations of a page, the top of the box at `top`. */
  draw: Draw
  /** The id of the heading that begins with this box. */
  heading?: string
  /** Printed again when this box is the first on a page: the header row of its table. */
  repeatedHeader?: LineBox
  /** Begins a page. */
  pageBreakBefore?: boolean
  /** Its page is numbered 1 again. */
  restartsNumbering?: boolean
}

/** Where a block is set: its left edge on the page, its width in points, and its parent tag. */
export type TextFrame = {
  measure: MeasureText
  x: number
  width: number
  parent: Tag
}

/** The same frame, narrower by `by` points on the left. */
export const indented = (frame: TextFrame, by: number): TextFrame => ({
  ...frame,
  x: frame.x + by,
  width: frame.width - by,
})

/** A box that may be followed by a page break. */
export const boxOf = (height: number, draw: Draw, spaceBefore = 0): LineBox => ({
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

/** Keeps each box but the last on the page of the next, with at least this strength. */
export const keepTogether = (boxes: readonly LineBox[], keep: Keep): void => {
  const last = boxes.at(-1)
  for (const box of boxes) if (box !== last && box.keep < keep) box.keep = keep
}

/** Draws something before the content of the first box, for example a hanging number. */
export const drawBefore = ([first]: readonly LineBox[], before: Draw): void => {
  if (!first) return
  const { draw } = first
  first.draw = (operations, top) => {
    before(operations, top)
    draw(operations, top)
  }
}

/** Space without anything in it. */
export const emptyBox = (height: number): LineBox => boxOf(height, () => undefined)

export const heightOf = (boxes: readonly LineBox[]): number =>
  boxes.reduce((sum, box, index) => sum + box.height + (index > 0 ? box.spaceBefore : 0), 0)

/** Several boxes as one that is never cut. */
export const mergeBoxes = (boxes: readonly LineBox[]): LineBox => {
  const [first] = boxes
  if (first && boxes.length === 1) return first
  const tops: number[] = []
  let height = 0
  for (const box of boxes) {
    height += box === first ? 0 : box.spaceBefore
    tops.push(height)
    height += box.height
  }
  const draw: Draw = (operations, top) => {
    boxes.forEach((box, index) => {
      box.draw(operations, top + (tops[index] ?? 0))
    })
  }
  const merged = boxOf(height, draw, first?.spaceBefore)
  merged.keep = boxes.at(-1)?.keep ?? 0
  return merged
}

/** Boxes in groups that are at most `limit` points high, where no single box is higher. */
const groupsUpTo = (boxes: readonly LineBox[], limit: number): LineBox[][] => {
  const groups: LineBox[][] = []
  let height = 0
  for (const box of boxes) {
    const last = groups.at(-1)
    height = height + box.height + box.spaceBefore
    if (last && height <= limit) last.push(box)
    else {
      groups.push([box])
      height = box.height
    }
  }
  return groups
}

/** Boxes drawn over one another, each already at its x. */
const overlaid = (parts: readonly LineBox[]): LineBox =>
  boxOf(
    parts.reduce((highest, { height }) => Math.max(highest, height), 0),
    (operations, top) => {
      for (const part of parts) part.draw(operations, top)
    },
  )

/** Columns side by side, each already at its x; cut only where one is too high. */
export const columnsSideBySide = (columns: readonly LineBox[][], limit: number): LineBox[] => {
  const filled = columns.filter(({ length }) => length > 0)
  if (filled.every((column) => heightOf(column) <= limit)) return [overlaid(filled.map(mergeBoxes))]
  const stacks = columns.map((column) => groupsUpTo(column, limit).map(mergeBoxes))
  const count = Math.max(1, ...stacks.map((stack) => stack.length))
  return Array.from({ length: count }, (_, index) =>
    overlaid(stacks.flatMap((stack) => stack[index] ?? [])),
  )
}
