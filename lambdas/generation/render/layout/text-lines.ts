import type { Run } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'
import { type PlacedPiece, placePieces } from './bidi.ts'
import { type DrawingOperation, horizontalRule, type Tag } from './drawing-operations.ts'
import { createBox, type Keep, type LineBox, type TextFrame } from './line-boxes.ts'
import { breakText, type LineFormat, type Piece, spaceAfter } from './line-breaking.ts'
import { LINE_LABEL, type TypeStyle } from './style-sheet.ts'

/** Joins text of the same face, so that a line is drawn in few operations. */
const addText = (pieces: Piece[], text: string, face: Face, width: number) => {
  const last = pieces.at(-1)
  if (last?.kind === 'text' && last.face === face) {
    last.text += text
    last.width += width
  } else pieces.push({ kind: 'text', text, face, width })
}

/**
 * Ends a line with an invisible space, unless a word continues on the next line, so that copied text and screen
 * readers separate the words.
 */
const endLine = (pieces: Piece[], { style: { face } }: LineFormat) => {
  if (pieces.at(-1)?.kind === 'text') addText(pieces, ' ', face, 0)
}

/** The pieces of each line, in reading order. */
const piecesOfLines = (lines: ReturnType<typeof breakText>, format: LineFormat): Piece[][] =>
  lines.map(({ words }, index) => {
    const pieces: Piece[] = []
    words.forEach((word, position) => {
      const previous = words[position - 1]
      if (previous && word.spaceBefore) {
        const { face, width } = spaceAfter(previous, format)
        addText(pieces, ' ', face, width)
      }
      for (const piece of word.pieces) {
        if (piece.kind === 'text') addText(pieces, piece.text, piece.face, piece.width)
        else pieces.push(piece)
      }
    })
    if (lines[index + 1]?.words[0]?.spaceBefore ?? true) endLine(pieces, format)
    return pieces
  })

/** Text to be laid out. */
type TextBlock = {
  runs: readonly Run[]
  style: TypeStyle
  tag: Tag
  align?: 'left' | 'center' | 'right'
}

/** The distance from the top of a line to its baseline, in points. */
export const baselineOf = (style: TypeStyle): number => style.leading / 2 + style.size * 0.32

/** Signatures and seals are made by hand; everything else may be typed. */
const HANDWRITTEN = /signature|signed|seal/i

/** The name of a fill-in line's form field; undefined for signatures and seals. */
export const fieldNameFor = (label: string): string | undefined =>
  HANDWRITTEN.test(label) ? undefined : label

/** The distance of a fill-in line below the baseline, in points. */
const RULE_DROP = 1.5

const drawBlank = (
  operations: DrawingOperation[],
  blank: Extract<PlacedPiece, { kind: 'blank' }>,
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
  pieces: readonly PlacedPiece[],
  { x: left, baseline: y }: { x: number; baseline: number },
  { style, tag }: TextBlock,
) => {
  for (const piece of pieces) {
    const x = left + piece.x
    if (piece.kind === 'blank') drawBlank(operations, piece, { x, baseline: y }, tag)
    else {
      const { text, isRtl, width, face } = piece
      const pieceStyle = face === style.face ? style : { ...style, face }
      operations.push({ kind: 'text', x, y, width, text, isRtl, style: pieceStyle, tag })
    }
  }
}

/** A page break leaves at least two lines of a paragraph on both pages. */
const keepForLine = (index: number, count: number): Keep =>
  count > 1 && (index === 0 || index === count - 2) ? 2 : 0

/** The share of a line's unused width that goes to the left of its text. */
const FREE_WIDTH_BEFORE = { left: 0, center: 0.5, right: 1 } as const

/** The height of the labels below a line, in points. */
const labelHeight = (pieces: readonly PlacedPiece[]): number =>
  pieces.reduce(
    (tallest, piece) =>
      piece.kind === 'text'
        ? tallest
        : Math.max(tallest, piece.labelLines.length * LINE_LABEL.leading),
    0,
  )

/** Lays out text as one line box per line. */
export const layoutText = (
  block: TextBlock,
  frame: Pick<TextFrame, 'measure' | 'x' | 'width'>,
): LineBox[] => {
  const { runs, style, align = 'left' } = block
  const format: LineFormat = { style, width: frame.width, measure: frame.measure }
  const lines = breakText(runs, format)
  const placed = placePieces(piecesOfLines(lines, format), format)
  return lines.map((line, index, { length }) => {
    const pieces = placed[index] ?? []
    const x = frame.x + (frame.width - line.width) * FREE_WIDTH_BEFORE[align]
    const box = createBox(style.leading + labelHeight(pieces), (operations, top) => {
      drawLine(operations, pieces, { x, baseline: top + baselineOf(style) }, block)
    })
    return { ...box, keep: keepForLine(index, length) }
  })
}
