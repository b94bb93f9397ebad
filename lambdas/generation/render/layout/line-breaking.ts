import type { Run } from '../../../../shared/documents/engine/model.ts'
import { type Face, graphemes } from '../fonts/font-files.ts'
import type { MeasureText, Source } from '../fonts/shape.ts'
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

/** The pieces of a line in reading order, and their width in points. */
type Line = { pieces: Piece[]; width: number }

/** Pieces that stay together; `spaceBefore` is true after a space. */
type Word = Line & { spaceBefore: boolean }

type Blank = Extract<Run, { kind: 'blank' }>
type Text = { kind: 'text'; text: string; face: Face; source: Source }

/** A word before it is measured. */
type Draft = { parts: (Text | Blank)[]; spaceBefore: boolean }

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

/** The last word, without an opening bracket or quotation mark before it. */
const lastWordOf = (text: string): string =>
  text.slice(1 + Math.max(...[' ', '(', '“', '"'].map((mark) => text.lastIndexOf(mark))))

const forbidsBreakAfter = ({ parts }: Draft): boolean => {
  const last = parts.at(-1)
  return last?.kind === 'text' && NO_BREAK_AFTER.has(lastWordOf(last.text))
}

/** The width of a fill-in line in points. Names need the long one. */
const BLANK_WIDTH = { short: 112, long: 230 } as const

/** A fill-in line is as wide as its kind or its label, whichever is wider, but at most a full line. */
const blankPiece = ({ label, length }: Blank, { width: limit, measure }: LineFormat): Piece => {
  const style = TYPE.lineLabel
  const labelWidth = measure(label, style.face, style.size) + 6
  const width = Math.min(limit, Math.max(BLANK_WIDTH[length], labelWidth))
  const runs: Run[] = [{ kind: 'text', text: label, source: 'answer' }]
  const labelLines = breakText(runs, { style, width, measure }).map(({ pieces }) =>
    pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join(''),
  )
  return { kind: 'blank', label, width, labelLines }
}

const textPiece = (
  text: string,
  face: Face,
  { style, measure }: LineFormat,
  source?: Source,
): Piece => ({ kind: 'text', text, face, width: measure(text, face, style.size, source) })

const createWord = (pieces: Piece[], spaceBefore: boolean): Word => ({
  pieces,
  width: pieces.reduce((sum, piece) => sum + piece.width, 0),
  spaceBefore,
})

/** Text continues text of the same face, so that a word is measured as it is rendered: as one. */
const addPart = (parts: (Text | Blank)[], part: Text | Blank) => {
  const last = parts.at(-1)
  if (last?.kind === 'text' && part.kind === 'text' && last.face === part.face) {
    last.text += part.text
    if (part.source === 'answer') last.source = 'answer'
  } else parts.push(part)
}

const SPACES = /[ \t\r\n]+/

/** Splits runs into words. Runs that touch without a space form one word. */
const splitIntoWords = (runs: readonly Run[], { style }: LineFormat): Draft[] => {
  const words: Draft[] = []
  let before: 'space' | 'inside-word' | undefined
  const add = (part: Text | Blank) => {
    const last = words.at(-1)
    const spaceBefore = before === 'space'
    if (last && spaceBefore && part.kind === 'text' && forbidsBreakAfter(last)) {
      addPart(last.parts, { ...part, text: ` ${part.text}` })
    } else if (last && !before) addPart(last.parts, part)
    else words.push({ parts: [part], spaceBefore })
    before = undefined
  }
  for (const run of runs) {
    if (run.kind === 'blank') {
      add(run)
      continue
    }
    const face = faceOf(style.face, run)
    const source = run.kind === 'ref' ? 'template' : run.source
    run.text.split(SPACES).forEach((word, index) => {
      if (index > 0) before = 'space'
      if (word === '') return
      word.split(BREAKS).forEach((text, position) => {
        if (position > 0) before = 'inside-word'
        add({ kind: 'text', text, face, source })
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

/** Measures a word. One that is wider than the line is split into words that fit. */
const measureWord = ({ parts, spaceBefore }: Draft, format: LineFormat): Word[] => {
  const pieces = parts.map((part) =>
    part.kind === 'blank'
      ? blankPiece(part, format)
      : textPiece(part.text, part.face, format, part.source),
  )
  const word = createWord(pieces, spaceBefore)
  if (word.width <= format.width) return [word]
  return pieces
    .flatMap((piece) =>
      piece.kind === 'blank' ? piece : splitText(piece.text, piece.face, format),
    )
    .map((piece, index) => createWord([piece], index === 0 && spaceBefore))
}

/** Adds a piece to a line. Text of the same face is joined, so that it is rendered in few operations. */
const addPiece = (line: Line, piece: Piece) => {
  const last = line.pieces.at(-1)
  line.width += piece.width
  if (last?.kind === 'text' && piece.kind === 'text' && last.face === piece.face) {
    last.text += piece.text
    last.width += piece.width
  } else line.pieces.push(piece)
}

/** The space after a line's last piece is in its face, or else in the text's. */
const spaceAfter = ({ pieces }: Line, format: LineFormat): Piece => {
  const last = pieces.at(-1)
  return textPiece(' ', last?.kind === 'text' ? last.face : format.style.face, format, 'template')
}

/** An invisible space, so that copied text and screen readers separate the words of two lines. */
const endWithSpace = (line: Line | undefined) => {
  const last = line?.pieces.at(-1)
  if (last?.kind === 'text') last.text += ' '
}

/** Rounding errors must not cause line breaks, in points. */
const TOLERANCE = 0.01

/** Breaks runs into lines that are never wider than `width` points. */
export const breakText = (runs: readonly Run[], format: LineFormat): Line[] => {
  const lines: Line[] = []
  const words = splitIntoWords(runs, format).flatMap((word) => measureWord(word, format))
  for (const { pieces, width, spaceBefore } of words) {
    const line = lines.at(-1)
    const added = line && spaceBefore ? [spaceAfter(line, format), ...pieces] : pieces
    const needed = added.reduce((sum, piece) => sum + piece.width, 0)
    if (line && line.width + needed <= format.width + TOLERANCE) {
      for (const piece of added) addPiece(line, piece)
    } else {
      if (spaceBefore) endWithSpace(line)
      lines.push({ pieces, width })
    }
  }
  endWithSpace(lines.at(-1))
  return lines
}
