import type { Run } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'
import { type Piece, placePieces } from './bidi.ts'
import { type DrawingOperation, horizontalRule, type Tag } from './drawing-operations.ts'
import { boxOf, type Keep, type LineBox, type TextFrame } from './line-boxes.ts'
import {
  type BrokenText,
  breakText,
  faceOfSpace,
  type LineFormat,
  labelLines,
  spaceWidth,
} from './line-breaking.ts'
import { LINE_LABEL, type TypeStyle } from './style-sheet.ts'
import type { Word } from './words.ts'

/** A part of a line; `x` counts from the start of the line. A blank has the lines of the label under it. */
type LinePart = { x: number; width: number } & (
  | { kind: 'text'; text: string; face: Face; isRtl?: boolean }
  | { kind: 'blank'; label: string; labelLines: string[] }
)

/** Text of the same face continues the part before it, so that a line is drawn in few pieces. */
const addText = (pieces: Piece[], text: string, face: Face, width: number) => {
  const last = pieces.at(-1)
  if (last?.kind === 'text' && last.face === face) {
    last.text += text
    last.width += width
  } else pieces.push({ kind: 'text', text, face, width })
}

const addWord = (pieces: Piece[], { atoms }: Word) => {
  for (const atom of atoms) {
    if (atom.kind === 'text') addText(pieces, atom.text, atom.face, atom.width)
    else pieces.push({ kind: 'blank', label: atom.label, width: atom.width })
  }
}

/**
 * Ends a line with an invisible space, unless a word continues on the next line: text copied from the
 * page, or read aloud, then keeps its words apart.
 */
const endLine = (pieces: Piece[], { style: { face } }: LineFormat) => {
  if (pieces.at(-1)?.kind === 'text') addText(pieces, ' ', face, 0)
}

/** The pieces of each line of a text, in reading order. */
const piecesOfLines = ({ words, lines }: BrokenText, format: LineFormat): Piece[][] => {
  const { face } = format.style
  const space = spaceWidth(face, format)
  return lines.map(({ start }, index) => {
    const end = lines[index + 1]?.start ?? words.length
    const pieces: Piece[] = []
    let previous: Word | undefined
    for (const word of words.slice(start, end)) {
      if (previous && word.spaceBefore) {
        const own = faceOfSpace(previous, format)
        addText(pieces, ' ', own, own === face ? space : spaceWidth(own, format))
      }
      addWord(pieces, word)
      previous = word
    }
    if (words[end]?.spaceBefore ?? true) endLine(pieces, format)
    return pieces
  })
}

/** The parts of each line of a text, in the order to read them. */
const linePartsOf = (text: BrokenText, format: LineFormat): LinePart[][] =>
  placePieces(piecesOfLines(text, format), format).map((line) =>
    line.map((piece) => {
      if (piece.kind === 'text') return piece
      return { ...piece, labelLines: labelLines(piece.label, piece.width, format.measure) }
    }),
  )

/** Text to be set; lengths in points. */
type TextBlock = {
  runs: readonly Run[]
  style: TypeStyle
  tag: Tag
  x: number
  width: number
  align?: 'left' | 'center' | 'right'
}

/** Points from the top of a line to its baseline. */
export const baselineOf = (style: TypeStyle): number => style.leading / 2 + style.size * 0.32

/** A signature and a seal are made by hand; everything else may be typed. */
const BY_HAND = /signature|signed|seal/i

/** The name of the form field over a line to write on; none for signatures and seals. */
export const fieldNameFor = (label: string): string | undefined =>
  BY_HAND.test(label) ? undefined : label

/** How far below the baseline the line to write on is drawn. */
const RULE_DROP = 1.5

const drawBlank = (
  operations: DrawingOperation[],
  blank: Extract<LinePart, { kind: 'blank' }>,
  { x, baseline }: { x: number; baseline: number },
  parent: Tag,
) => {
  const tag: Tag = { role: 'Form', parent, label: blank.label }
  const ruleY = baseline + RULE_DROP
  const rule = horizontalRule(x, x + blank.width, ruleY, 0.6, 'ink')
  operations.push({ ...rule, tag, fieldName: fieldNameFor(blank.label) })
  let y = ruleY + LINE_LABEL.size + 0.5
  for (const text of blank.labelLines) {
    operations.push({ kind: 'text', text, x, y, width: blank.width, style: LINE_LABEL, tag })
    y += LINE_LABEL.leading
  }
}

const drawLine = (
  operations: DrawingOperation[],
  parts: readonly LinePart[],
  { x: left, baseline: y }: { x: number; baseline: number },
  { style, tag }: TextBlock,
) => {
  for (const part of parts) {
    const x = left + part.x
    if (part.kind === 'blank') drawBlank(operations, part, { x, baseline: y }, tag)
    else {
      const { text, isRtl, width, face } = part
      const partStyle = face === style.face ? style : { ...style, face }
      operations.push({ kind: 'text', x, y, width, text, isRtl, style: partStyle, tag })
    }
  }
}

/** A page break leaves at least two lines of a paragraph on either side. */
const keepOf = (index: number, count: number): Keep =>
  count > 1 && (index === 0 || index === count - 2) ? 2 : 0

/** The share of a line's free width to the left of its text. */
const FREE_WIDTH_BEFORE = { left: 0, center: 0.5, right: 1 } as const

/** Text as line boxes, one for each line. */
export const layoutText = (
  block: TextBlock,
  { measure }: Pick<TextFrame, 'measure'>,
): LineBox[] => {
  const { style, width, align = 'left' } = block
  const format: LineFormat = { style, width, measure }
  const broken = breakText(block.runs, format)
  const parts = linePartsOf(broken, format)
  return broken.lines.map((line, index, { length }) => {
    const x = block.x + (width - line.width) * FREE_WIDTH_BEFORE[align]
    const box = boxOf(style.leading + line.labelHeight, (operations, top) => {
      drawLine(operations, parts[index] ?? [], { x, baseline: top + baselineOf(style) }, block)
    })
    return { ...box, keep: keepOf(index, length) }
  })
}
