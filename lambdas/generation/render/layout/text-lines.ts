import bidiFactory from 'bidi-js'
import type { Run } from '../../../../shared/documents/engine/model.ts'
import { type DrawingOperation, horizontalRule, type Tag } from './drawing-operations.ts'
import { createBox, type Keep, type LineBox, type TextFrame } from './line-boxes.ts'
import { breakText, type LineFormat, type Piece } from './line-breaking.ts'
import { TYPE, type TypeStyle } from './style-sheet.ts'

/** A piece with its position; its text has one direction. */
type PlacedPiece = Piece & { x: number; isRtl?: boolean }

const bidi = bidiFactory()

const HAS_RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** The bidi algorithm treats a fill-in line as one neutral character. */
const OBJECT_REPLACEMENT_CHARACTER = '\uFFFC'

const textOf = (piece: Piece) => (piece.kind === 'text' ? piece.text : OBJECT_REPLACEMENT_CHARACTER)

const slice = (piece: Piece, from: number, to: number, { measure, style }: LineFormat): Piece => {
  if (piece.kind === 'blank' || to - from === piece.text.length) return piece
  const text = piece.text.slice(from, to)
  return { ...piece, text, width: measure(text, piece.face, style.size) }
}

/** A part of a piece with one embedding level; `start` is the index of its first character. */
type LevelRun = { piece: Piece; start: number }

const splitByLevel = (
  piece: Piece,
  start: number,
  levels: Uint8Array,
  format: LineFormat,
): LevelRun[] => {
  const levelRuns: LevelRun[] = []
  const end = start + textOf(piece).length
  for (let from = start; from < end; ) {
    let to = from + 1
    while (to < end && levels[to] === levels[from]) to++
    levelRuns.push({ piece: slice(piece, from - start, to - start, format), start: from })
    from = to
  }
  return levelRuns
}

/** Places pieces next to each other from the left. */
const placeFromLeft = (pieces: readonly Piece[]): PlacedPiece[] => {
  let x = 0
  return pieces.map((piece) => {
    const placed = { ...piece, x }
    x += piece.width
    return placed
  })
}

/** Places parts from left to right in the order of `indices`, and returns them in reading order. */
const placeLevelRuns = (
  levelRuns: readonly LevelRun[],
  indices: readonly number[],
  levels: Uint8Array,
): PlacedPiece[] => {
  const visual = levelRuns.toSorted((a, b) => indices.indexOf(a.start) - indices.indexOf(b.start))
  const xs = new Map<LevelRun, number>()
  let x = 0
  for (const levelRun of visual) {
    xs.set(levelRun, x)
    x += levelRun.piece.width
  }
  return levelRuns.map((levelRun) => {
    const isRtl = (levels[levelRun.start] ?? 0) % 2 === 1
    return { ...levelRun.piece, x: xs.get(levelRun) ?? 0, isRtl }
  })
}

/**
 * Positions the pieces of each line by the Unicode Bidirectional Algorithm, in a left-to-right paragraph. They
 * are returned in reading order.
 */
export const placePieces = (
  lines: readonly (readonly Piece[])[],
  format: LineFormat,
): PlacedPiece[][] => {
  const text = lines.flat().map(textOf).join('')
  if (!HAS_RTL.test(text)) return lines.map(placeFromLeft)
  const embedding = bidi.getEmbeddingLevels(text, 'ltr')
  const { levels } = embedding
  let end = 0
  return lines.map((pieces) => {
    let start = end
    end += pieces.map(textOf).join('').length
    // A space at the end of a line has the direction of the paragraph (rule L1).
    if (text[end - 1] === ' ') levels[end - 1] = 0
    const indices = bidi.getReorderedIndices(text, embedding, start, end - 1)
    const levelRuns = pieces.flatMap((piece) => {
      const pieceRuns = splitByLevel(piece, start, levels, format)
      start += textOf(piece).length
      return pieceRuns
    })
    return placeLevelRuns(levelRuns, indices, levels)
  })
}

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
  const rule = horizontalRule(x, x + blank.width, ruleY, 0.6, 'text')
  operations.push({ ...rule, tag, fieldName: fieldNameFor(blank.label) })
  let y = ruleY + TYPE.lineLabel.size + 0.5
  for (const text of blank.labelLines) {
    operations.push({ kind: 'text', text, x, y, width: blank.width, style: TYPE.lineLabel, tag })
    y += TYPE.lineLabel.leading
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
const labelHeight = (pieces: readonly PlacedPiece[]): number => {
  const lines = pieces.map((piece) => (piece.kind === 'text' ? 0 : piece.labelLines.length))
  return Math.max(0, ...lines) * TYPE.lineLabel.leading
}

/** Lays out text as one line box per line. */
export const layoutText = (
  block: TextBlock,
  frame: Pick<TextFrame, 'measure' | 'x' | 'width'>,
): LineBox[] => {
  const { runs, style, align = 'left' } = block
  const format: LineFormat = { style, width: frame.width, measure: frame.measure }
  const lines = breakText(runs, format)
  const placed = placePieces(
    lines.map(({ pieces }) => pieces),
    format,
  )
  return lines.map((line, index, { length }) => {
    const pieces = placed[index] ?? []
    const x = frame.x + (frame.width - line.width) * FREE_WIDTH_BEFORE[align]
    const box = createBox(style.leading + labelHeight(pieces), (operations, top) => {
      drawLine(operations, pieces, { x, baseline: top + baselineOf(style) }, block)
    })
    return { ...box, keep: keepForLine(index, length) }
  })
}
