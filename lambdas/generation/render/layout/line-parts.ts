import type { Face } from '../fonts/font-files.ts'
import { type Piece, placePieces } from './bidi.ts'
import {
  type BrokenText,
  faceOfSpace,
  type LineFormat,
  labelLines,
  spaceWidth,
} from './line-breaking.ts'
import type { Word } from './words.ts'

/** A part of a line; `x` counts from the start of the line. A blank has the lines of the label under it. */
export type LinePart = { x: number; width: number } & (
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
 * Ends a line with an invisible space, unless a word goes on in the next line: text copied from the
 * page, or read aloud, then keeps its words apart.
 */
const endLine = (pieces: Piece[], { style: { face } }: LineFormat) => {
  if (pieces.at(-1)?.kind === 'text') addText(pieces, ' ', face, 0)
}

/** What stands on each line of a text, in the order to read it. */
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
export const linePartsOf = (text: BrokenText, format: LineFormat): LinePart[][] =>
  placePieces(piecesOfLines(text, format), format).map((line) =>
    line.map((piece) => {
      if (piece.kind === 'text') return piece
      return { ...piece, labelLines: labelLines(piece.label, piece.width, format.measure) }
    }),
  )
