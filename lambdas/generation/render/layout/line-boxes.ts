import type { MeasureText } from '../fonts/shape.ts'
import type { DrawingOperation, Tag } from './drawing-operations.ts'
import { translate } from './drawing-operations.ts'

/** How firmly a line box holds on to the next: freely, when the group fits on a page, or always. */
export type Keep = 0 | 1 | 2

/** A horizontal band that is never cut: a line, a table row, a pair of signers. Lengths in points. */
export type LineBox = {
  height: number
  /** Dropped at the top of a page. */
  spaceBefore: number
  keep: Keep
  /** x from the left margin, y from the top of the box. */
  operations: DrawingOperation[]
  /** Printed again when this box is the first on a page: the header row of its table. */
  repeatedHeader?: LineBox
  /** Begins a page. */
  pageBreakBefore?: boolean
}

/** Where a block is set: its left edge from the margin, its width in points, and its parent tag. */
export type TextFrame = { measure: MeasureText; x: number; width: number; parent: Tag }

/** The same frame, narrower by `by` points on the left. */
export const indented = (frame: TextFrame, by: number): TextFrame => ({
  ...frame,
  x: frame.x + by,
  width: frame.width - by,
})

/** The boxes with more space above the first. */
export const withSpaceBefore = (boxes: readonly LineBox[], space: number): LineBox[] => {
  const [first, ...rest] = boxes
  return first ? [{ ...first, spaceBefore: first.spaceBefore + space }, ...rest] : []
}

/** The boxes with the last holding on to what follows. */
export const keepWithNext = (boxes: readonly LineBox[], keep: Keep): LineBox[] => {
  const last = boxes.at(-1)
  return last ? [...boxes.slice(0, -1), { ...last, keep }] : []
}

/** The boxes with all but the last holding on to the next with at least this strength. */
export const keepTogether = (boxes: readonly LineBox[], keep: Keep): LineBox[] =>
  boxes.map((box, index) => (index < boxes.length - 1 && box.keep < keep ? { ...box, keep } : box))

/** The boxes with more operations in the first, for example a hanging number. */
export const withOperations = (
  boxes: readonly LineBox[],
  operations: readonly DrawingOperation[],
): LineBox[] => {
  const [first, ...rest] = boxes
  return first ? [{ ...first, operations: [...operations, ...first.operations] }, ...rest] : []
}

export const heightOf = (boxes: readonly LineBox[]): number =>
  boxes.reduce((sum, box, index) => sum + box.height + (index > 0 ? box.spaceBefore : 0), 0)

/** Several boxes as one that is never cut. */
export const mergeBoxes = (boxes: readonly LineBox[]): LineBox => {
  let y = 0
  const operations = boxes.flatMap((box, index) => {
    y += index > 0 ? box.spaceBefore : 0
    const translated = box.operations.map((operation) => translate(operation, 0, y))
    y += box.height
    return translated
  })
  const spaceBefore = boxes[0]?.spaceBefore ?? 0
  return { height: y, spaceBefore, keep: boxes.at(-1)?.keep ?? 0, operations }
}

/** Boxes in groups that are at most `limit` points high, where no single box is higher. */
const groupsUpTo = (boxes: readonly LineBox[], limit: number): LineBox[][] => {
  const groups: LineBox[][] = []
  for (const box of boxes) {
    const last = groups.at(-1)
    if (last && heightOf([...last, box]) <= limit) last.push(box)
    else groups.push([box])
  }
  return groups
}

/** Columns side by side, each already at its x; cut only where one is too high. */
export const columnsSideBySide = (columns: readonly LineBox[][], limit: number): LineBox[] => {
  const stacks = columns.map((column) => groupsUpTo(column, limit).map(mergeBoxes))
  const count = Math.max(1, ...stacks.map((stack) => stack.length))
  return Array.from({ length: count }, (_, index) => {
    const parts = stacks.flatMap((stack) => stack[index] ?? [])
    return {
      height: Math.max(0, ...parts.map((part) => part.height)),
      spaceBefore: 0,
      keep: 0,
      operations: parts.flatMap((part) => part.operations),
    }
  })
}
