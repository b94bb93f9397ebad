import bidiFactory from 'bidi-js'
import type { LineFormat, Piece } from './line-breaking.ts'

/** A piece with its position; its text has one direction. */
export type PlacedPiece = Piece & { x: number; isRtl?: boolean }

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
  const placed = placeFromLeft(visual.map(({ piece }) => piece))
  return placed
    .map((piece, index) => ({ piece, start: visual[index]?.start ?? 0 }))
    .toSorted((a, b) => a.start - b.start)
    .map(({ piece, start }) => ((levels[start] ?? 0) % 2 === 1 ? { ...piece, isRtl: true } : piece))
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
