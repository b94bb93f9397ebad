import type { Block } from '../../../../shared/documents/engine/model.ts'
import type { MeasureText } from '../fonts/shape.ts'
import type { Draw, Tag } from './drawing-operations.ts'
import type { WordsByText } from './line-breaking.ts'

/** How firmly a line box holds on to the next: freely, when the group fits on a page, or always. */
export type Keep = 0 | 1 | 2

/**
 * A horizontal band that is never cut: a line, a table row, a pair of signers. Lengths in points. It is drawn when
 * its place on a page is known; who only counts pages draws nothing.
 */
export type LineBox = {
  height: number
  /** Dropped at the top of a page. */
  spaceBefore: number
  keep: Keep
  draw: Draw
  /** The id of the heading that begins with this box. */
  heading?: string
  /** Printed again when this box is the first on a page: the header row of its table. */
  repeatedHeader?: LineBox
  /** Begins a page. */
  pageBreakBefore?: boolean
}

/** Where a block is set: its left edge on the page, its width in points, and its parent tag. */
export type TextFrame = {
  measure: MeasureText
  x: number
  width: number
  parent: Tag
  wordsOfAnswers: WordsByText
  /** Where blocks that should stay whole note how high they are, in points. */
  heights?: Map<Block, number>
}

/** The same frame, narrower by `by` points on the left. */
export const indented = (frame: TextFrame, by: number): TextFrame => ({
  ...frame,
  x: frame.x + by,
  width: frame.width - by,
})

/** The boxes with more space above the first. */
export const withSpaceBefore = (boxes: readonly LineBox[], space: number): LineBox[] => {
  const [first] = boxes
  return first ? boxes.with(0, { ...first, spaceBefore: first.spaceBefore + space }) : []
}

/** The boxes with the last holding on to what follows. */
export const keepWithNext = (boxes: readonly LineBox[], keep: Keep): LineBox[] => {
  const last = boxes.at(-1)
  return last ? boxes.with(-1, { ...last, keep }) : []
}

/** The boxes with all but the last holding on to the next with at least this strength. */
export const keepTogether = (boxes: readonly LineBox[], keep: Keep): LineBox[] =>
  boxes.map((box, index) => (index < boxes.length - 1 && box.keep < keep ? { ...box, keep } : box))

/** Drawn one over the other, in this order. */
const drawAll =
  (draws: readonly Draw[]): Draw =>
  (operations, top) => {
    for (const draw of draws) draw(operations, top)
  }

/** The boxes with something drawn before the first, for example a hanging number. */
export const drawnBefore = (boxes: readonly LineBox[], draw: Draw): LineBox[] => {
  const [first] = boxes
  return first ? boxes.with(0, { ...first, draw: drawAll([draw, first.draw]) }) : []
}

/** The same, this much further down. */
export const lowered =
  (draw: Draw, by: number): Draw =>
  (operations, top) =>
    draw(operations, top + by)

/** Space without anything in it. */
export const emptyBox = (height: number): LineBox => ({
  height,
  spaceBefore: 0,
  keep: 0,
  draw: () => undefined,
})

export const heightOf = (boxes: readonly LineBox[]): number =>
  boxes.reduce((sum, box, index) => sum + box.height + (index > 0 ? box.spaceBefore : 0), 0)

/** Several boxes as one that is never cut. */
export const mergeBoxes = (boxes: readonly LineBox[]): LineBox => {
  const [first] = boxes
  if (first && boxes.length === 1) return first
  let y = 0
  const draws = boxes.map((box, index) => {
    y += index > 0 ? box.spaceBefore : 0
    const draw = y > 0 ? lowered(box.draw, y) : box.draw
    y += box.height
    return draw
  })
  const keep = boxes.at(-1)?.keep ?? 0
  return { height: y, spaceBefore: first?.spaceBefore ?? 0, keep, draw: drawAll(draws) }
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
const overlaid = (parts: readonly LineBox[]): LineBox => ({
  height: parts.reduce((highest, { height }) => Math.max(highest, height), 0),
  spaceBefore: 0,
  keep: 0,
  draw: drawAll(parts.map(({ draw }) => draw)),
})

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
