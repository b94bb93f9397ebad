import type { Run } from '../../../../shared/documents/engine/model.ts'
import { type Face, graphemes } from '../fonts/font-files.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { TYPE, type TypeStyle } from './style-sheet.ts'

/** How runs are broken into lines: the style of plain text and the line width in points. */
export type LineFormat = { style: TypeStyle; width: number; measure: MeasureText }

/**
 * The smallest unit on a line: text of one face, or a fill-in line with its label below. `width` is in points.
 */
export type Piece = { width: number } & (
  | { kind: 'text'; text: string; face: Face }
  | { kind: 'blank'; label: string; labelLines: readonly string[] }
)

/** Pieces that stay together; `spaceBefore` is true after a space. */
type Word = { pieces: readonly Piece[]; width: number; spaceBefore: boolean }

/** Words that fit on a line, and their width with the spaces between them, in points. */
type Line = { words: Word[]; width: number }

/** The plain text of runs; a blank is three underscores. */
export const textOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? '___' : run.text)).join('')

/** The face of a run in text that may itself be bold or italic. */
const faceOf = (base: Face, run: { bold?: boolean; italic?: boolean }): Face => {
  const bold = run.bold || base === 'bold' || base === 'boldItalic'
  const italic = run.italic || base === 'italic' || base === 'boldItalic'
  if (bold) return italic ? 'boldItalic' : 'bold'
  return italic ? 'italic' : 'regular'
}

/** Lines may break between Han or kana characters, and after a hyphen or dash inside a word. */
const BREAKS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{L}\p{N}])|(?<=\p{L}\p{L}[-\u2013\u2014])(?=\p{L}\p{L})|(?<=\u2014)(?=\p{L})/u

/** These words stay on the line of the number or name after them. */
const NO_BREAK_AFTER = new Set(
  '§ §§ Section section Sections sections Clause clause Clauses clauses Article Articles Form No. Mr. Ms. Mrs. Dr.'.split(
    ' ',
  ),
)

/** The text after its last opening bracket or quotation mark. */
const afterOpening = (text: string): string =>
  text.slice(1 + Math.max(text.lastIndexOf('('), text.lastIndexOf('“'), text.lastIndexOf('"')))

const forbidsBreakAfter = ({ pieces }: Word): boolean => {
  const last = pieces.at(-1)
  return last?.kind === 'text' && NO_BREAK_AFTER.has(afterOpening(last.text))
}

/** Longer words don't fit on any line, so they may break anywhere between parts that fit into a narrow cell. */
const MAX_WORD_LENGTH = 100
const PART_LENGTH = 5

const breakableParts = (word: string): string[] => {
  if (word.length <= MAX_WORD_LENGTH) return word.split(BREAKS)
  const characters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return Array.from({ length: Math.ceil(characters.length / PART_LENGTH) }, (_, index) =>
    characters.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH).join(''),
  )
}

const textPiece = (text: string, face: Face, { style, measure }: LineFormat): Piece => ({
  kind: 'text',
  text,
  face,
  width: measure(text, face, style.size),
})

/** The width of a fill-in line in points. Names need the long one. */
const BLANK_WIDTH = { short: 112, long: 230 } as const

/** The label below a fill-in line, wrapped to the line's width. */
const wrapLabel = (label: string, width: number, measure: MeasureText): string[] => {
  const { face, size } = TYPE.lineLabel
  const lines: string[] = []
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A fill-in line is as wide as its kind or its label, whichever is wider, but at most a full line. */
const blankPiece = (
  { label, length }: Extract<Run, { kind: 'blank' }>,
  { width: limit, measure }: LineFormat,
): Piece => {
  const labelWidth = measure(label, TYPE.lineLabel.face, TYPE.lineLabel.size) + 6
  const width = Math.min(limit, Math.max(BLANK_WIDTH[length], labelWidth))
  return { kind: 'blank', label, width, labelLines: wrapLabel(label, width, measure) }
}

const createWord = (pieces: readonly Piece[], spaceBefore: boolean): Word => ({
  pieces,
  width: pieces.reduce((sum, piece) => sum + piece.width, 0),
  spaceBefore,
})

/** A possible line break between two pieces. */
type Break = 'space' | 'inside-word'

/** Adds a piece; without a break `before` it, it continues the last word. */
const addPiece = (words: Word[], piece: Piece, before: Break | undefined, format: LineFormat) => {
  const last = words.at(-1)
  const isSpaced = before === 'space'
  if (last && (!before || (isSpaced && forbidsBreakAfter(last)))) {
    const space = isSpaced ? [textPiece(' ', 'regular', format)] : []
    words[words.length - 1] = createWord([...last.pieces, ...space, piece], last.spaceBefore)
  } else words.push(createWord([piece], isSpaced))
}

const SPACES = /[ \t\r\n]+/

/** Splits runs into words. Runs that touch without a space form one word. */
const splitIntoWords = (runs: readonly Run[], format: LineFormat): Word[] => {
  const words: Word[] = []
  let before: Break | undefined
  const add = (piece: Piece) => {
    addPiece(words, piece, before, format)
    before = undefined
  }
  for (const run of runs) {
    if (run.kind === 'blank') {
      add(blankPiece(run, format))
      continue
    }
    const face = faceOf(format.style.face, run)
    run.text.split(SPACES).forEach((word, index) => {
      if (index > 0) before = 'space'
      if (word === '') return
      breakableParts(word).forEach((part, position) => {
        if (position > 0) before = 'inside-word'
        add(textPiece(part, face, format))
      })
    })
  }
  return words
}

/** Splits text that is wider than the line into pieces that fit. */
const splitText = (text: string, face: Face, format: LineFormat): Piece[] => {
  const { style, width, measure } = format
  const parts: string[] = []
  let used = 0
  for (const { segment } of graphemes.segment(text)) {
    const advance = measure(segment, face, style.size)
    const last = parts.length - 1
    if (last < 0 || used + advance > width) {
      parts.push(segment)
      used = advance
    } else {
      parts[last] += segment
      used += advance
    }
  }
  return parts.map((part) => textPiece(part, face, format))
}

/** Splits a word that is wider than the line into words that fit. */
const splitWord = ({ pieces, spaceBefore }: Word, format: LineFormat): Word[] =>
  pieces
    .flatMap((piece) =>
      piece.kind === 'blank' ? piece : splitText(piece.text, piece.face, format),
    )
    .map((piece, index) => createWord([piece], index === 0 && spaceBefore))

/** The space after a word is in the face of its last piece, or else in the text's. */
export const spaceAfter = ({ pieces }: Word, format: LineFormat) => {
  const last = pieces.at(-1)
  const face = last?.kind === 'text' ? last.face : format.style.face
  return { face, width: format.measure(' ', face, format.style.size) }
}

/** Rounding errors must not cause line breaks, in points. */
const TOLERANCE = 0.01

/** Breaks runs into lines that are never wider than `width` points. */
export const breakText = (runs: readonly Run[], format: LineFormat): Line[] => {
  const { style, width, measure } = format
  const space = measure(' ', style.face, style.size)
  const words = splitIntoWords(runs, format).flatMap((word) =>
    word.width <= width ? word : splitWord(word, format),
  )
  const lines: Line[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const previous = line?.words.at(-1)
    const before = word.spaceBefore ? space : 0
    if (line && previous && line.width + before + word.width <= width + TOLERANCE) {
      if (word.spaceBefore) line.width += spaceAfter(previous, format).width
      line.width += word.width
      line.words.push(word)
    } else lines.push({ words: [word], width: word.width })
  }
  return lines
}
