import type { PDFDict } from 'pdf-lib'
import type { Operation } from './pdf-content.ts'
import type { Font } from './pdf-fonts.ts'
import { type Box, boxAround, cornersOf, multiply, type Point, transform } from './pdf-geometry.ts'
import type { Graphics } from './pdf-graphics.ts'
import type { HiddenBy } from './refusal.ts'

/** A character that can be seen: its left edge and width in text space. */
type Glyph = { x: number; width: number }

/** Spaces of fonts with one byte per character, and of the subsets that PDF writers make. */
const BLANKS: Readonly<Record<Font['bytesPerCode'], ReadonlySet<number>>> = {
  1: new Set([9, 10, 13, 32, 160]),
  2: new Set([0, 3]),
}

export const isShown = (operator: string): boolean => /^(?:Tj|TJ|'|")$/.test(operator)

/** Visits the characters that an operation shows (9.4.4); returns where the next one begins. */
export const visitGlyphs = (
  { operator, parts }: Operation,
  { size, scale, spacing, wordSpacing, advance }: Graphics,
  { bytesPerCode, widthOf }: Font,
  visit: (glyph: Glyph) => void,
): number => {
  const em = (size * scale) / 100
  let x = advance
  for (const part of parts) {
    if (typeof part === 'number') {
      if (operator === 'TJ') x -= (part / 1000) * em
      continue
    }
    for (let at = 0; at < part.length; at += bytesPerCode) {
      const low = part.charCodeAt(at + bytesPerCode - 1) || 0
      const code = bytesPerCode === 1 ? low : part.charCodeAt(at) * 256 + low
      const width = widthOf(code) * em
      if (!BLANKS[bytesPerCode].has(code)) visit({ x, width })
      const space = bytesPerCode === 1 && code === 32 ? wordSpacing : 0
      x += width + ((spacing + space) * scale) / 100
    }
  }
  return x
}

/** The visible characters of an operation: from the left edge of the first to the right edge of the last. */
export type Extent = { count: number; left: number; right: number; width: number; end: number }

export const extentOf = (operation: Operation, state: Graphics, font: Font): Extent => {
  const extent = { count: 0, left: 0, right: 0, width: 0 }
  const end = visitGlyphs(operation, state, font, ({ x, width }) => {
    if (extent.count === 0) extent.left = x
    extent.count += 1
    extent.right = x + width
    extent.width += Math.abs(width)
  })
  return { ...extent, end }
}

/** In points. */
export const MIN_SIZE = 3
/** Letters narrower than this share of their height, or closer, can't be read. */
const MIN_WIDTH_SHARE = 1 / 3
/** Modes that show no text, or let it cut off what follows. */
const FIRST_REFUSED_MODE = 3

/** What makes characters unreadable wherever they are. */
export const unreadableBy = (
  { count, left, right, width: natural }: Extent,
  { matrix, line, size, scale, mode }: Graphics,
): HiddenBy | undefined => {
  if (mode >= FIRST_REFUSED_MODE) return 'marked'
  const placed = multiply(line, matrix)
  const height = Math.hypot(placed[2], placed[3]) * Math.abs(size)
  const width = (Math.hypot(placed[0], placed[1]) * Math.abs(size) * Math.abs(scale)) / 100
  if (!(height >= MIN_SIZE)) return 'tiny'
  const taken = (right - left) * Math.sign(size * scale)
  const isPiled = count > 2 && taken < natural * MIN_WIDTH_SHARE
  return width < height * MIN_WIDTH_SHARE || isPiled ? 'squeezed' : undefined
}

/** The box of characters on a page, from the descenders to the ascenders. */
export const boxOfText = (
  { line, matrix, size, rise }: Graphics,
  left: number,
  right: number,
): Box => {
  const wide = Math.abs(right - left) < Math.abs(size) / 10 ? left + size / 10 : right
  const placed = multiply(line, matrix)
  return boxAround(cornersOf(placed, [left, rise - size * 0.3, wide, rise + size]))
}

/** The middle of a character on a page, slightly above the line. */
export const middleOf = ({ line, matrix, size, rise }: Graphics, x: number): Point =>
  transform(multiply(line, matrix), [x, rise + size / 4])

/** A text that was shown on a page. */
export type Run = {
  text: string
  font: PDFDict | undefined
  count: number
  box: Box
  start: Point
  end: Point
}

export const runOf = (
  { parts }: Operation,
  { count, left, right }: Extent,
  state: Graphics,
): Run => ({
  text: parts.filter((part) => typeof part === 'string').join(''),
  font: state.font,
  count,
  box: boxOfText(state, left, right),
  start: middleOf(state, left),
  end: middleOf(state, right),
})

/** The middles of the characters of a run, as if all had the same width. */
export function* middlesOf({ count, start, end }: Run): Generator<Point> {
  for (let at = 0; at < count; at++) {
    const share = (at + 0.5) / count
    yield [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
  }
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1)

/** Whether two runs show the same text at the same place, as text and its shadow do. */
export const isSameText = (a: Run, b: Run): boolean => {
  const height = Math.min(a.box[3] - a.box[1], b.box[3] - b.box[1])
  const moved = Math.max(distance(a.start, b.start), distance(a.end, b.end))
  return a.text === b.text && a.font === b.font && moved < height / 2
}
