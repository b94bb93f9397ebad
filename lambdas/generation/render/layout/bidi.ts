import bidiFactory from 'bidi-js'
import type { Face } from '../fonts/font-files.ts'
import type { LineFormat } from './line-breaking.ts'

/** A part of a line, in reading order; `width` is in points. */
export type Piece = { width: number } & (
  | { kind: 'text'; text: string; face: Face }
  | { kind: 'blank'; label: string }
)

/** A piece in its place; all of its text has one direction. */
type PlacedPiece = Piece & { x: number; isRtl?: boolean }

const bidi = bidiFactory()

const HAS_RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** The algorithm sees a line to write on as one neutral character. */
const OBJECT = '\uFFFC'

const textOf = (piece: Piece) => (piece.kind === 'text' ? piece.text : OBJECT)

const lengthOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, piece) => sum + textOf(piece).length, 0)

/** A part of a piece whose characters have one direction; `order` sorts the parts of a line from left to right. */
type Segment = { piece: Piece; order: number; isRtl: boolean }

const slice = (piece: Piece, from: number, to: number, { measure, style }: LineFormat): Piece => {
  if (piece.kind === 'blank' || to - from === piece.text.length) return piece
  const text = piece.text.slice(from, to)
  return { ...piece, text, width: measure(text, piece.face, style.size) }
}

/** Parts of a piece, each of one embedding level, with the index of its first character. */
const partsOf = (piece: Piece, start: number, levels: Uint8Array, format: LineFormat) => {
  const parts: { piece: Piece; start: number }[] = []
  const end = start + textOf(piece).length
  for (let from = start; from < end; ) {
    let to = from + 1
    while (to < end && levels[to] === levels[from]) to++
    parts.push({ piece: slice(piece, from - start, to - start, format), start: from })
    from = to
  }
  return parts
}

/** Adds pieces from left to right, in the order to read them. */
const placeSegments = (segments: readonly Segment[]): PlacedPiece[] => {
  const places = new Map<Segment, number>()
  let x = 0
  for (const segment of segments.toSorted((one, other) => one.order - other.order)) {
    places.set(segment, x)
    x += segment.piece.width
  }
  return segments.map((segment) => ({
    ...segment.piece,
    x: places.get(segment) ?? 0,
    ...(segment.isRtl && { isRtl: true }),
  }))
}

const placeFromLeft = (pieces: readonly Piece[]): PlacedPiece[] => {
  let x = 0
  return pieces.map((piece) => {
    const placed = { ...piece, x }
    x += piece.width
    return placed
  })
}

/**
 * The pieces of the lines of a text in reading order, each where the Unicode Bidirectional Algorithm has it in a
 * paragraph that runs from left to right.
 */
export const placePieces = (
  lines: readonly (readonly Piece[])[],
  format: LineFormat,
): PlacedPiece[][] => {
  const text = lines.flat().map(textOf).join('')
  if (!HAS_RTL.test(text)) return lines.map(placeFromLeft)
  const embedding = bidi.getEmbeddingLevels(text, 'ltr')
  let end = 0
  return lines.map((pieces) => {
    const lineStart = end
    const lineEnd = lineStart + lengthOf(pieces) - 1
    // A space at the end of a line has the direction of the paragraph (rule L1).
    if (text[lineEnd] === ' ') embedding.levels[lineEnd] = 0
    const positions: number[] = []
    bidi.getReorderedIndices(text, embedding, lineStart, lineEnd).forEach((index, position) => {
      positions[index] = position
    })
    const segments = pieces.flatMap((piece) => {
      const start = end
      end += textOf(piece).length
      return partsOf(piece, start, embedding.levels, format).map((part) => ({
        piece: part.piece,
        order: positions[part.start] ?? part.start,
        isRtl: (embedding.levels[part.start] ?? 0) % 2 === 1,
      }))
    })
    return placeSegments(segments)
  })
}
