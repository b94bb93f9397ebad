import type { Run } from '../../../../shared/documents/engine/model.ts'
import { type Face, graphemes } from '../fonts/font-files.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { LINE_LABEL, type TypeStyle } from './style-sheet.ts'
import { type Atom, type Word, wordOf, wordsOf } from './words.ts'

/** How runs become lines: the type style of plain text and the width of a line in points. */
export type LineFormat = { style: TypeStyle; width: number; measure: MeasureText }

/** Width of a line to write on, in points: a name needs the long one. */
const BLANK_WIDTH = { short: 112, long: 230 } as const

/** The width of its kind, or of its label if that is wider, but never wider than the line. */
const blankWidth = (
  blank: Extract<Run, { kind: 'blank' }>,
  { width, measure }: LineFormat,
): number => {
  const label = measure(blank.label, LINE_LABEL.face, LINE_LABEL.size) + 6
  return Math.min(width, Math.max(BLANK_WIDTH[blank.length], label))
}

/** The label under a line to write on, broken so that it is not wider than the line. */
export const labelLines = (label: string, width: number, measure: MeasureText): string[] => {
  const { face, size } = LINE_LABEL
  const lines: string[] = []
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Splits text that is wider than the line into pieces that are not. */
const splitText = (text: string, face: Face, { style, width, measure }: LineFormat): string[] => {
  const pieces: string[] = []
  let used = 0
  for (const { segment } of graphemes.segment(text)) {
    const advance = measure(segment, face, style.size)
    const last = pieces.length - 1
    if (last < 0 || used + advance > width) {
      pieces.push(segment)
      used = advance
    } else {
      pieces[last] += segment
      used += advance
    }
  }
  return pieces
}

const splitAtom = (atom: Atom, format: LineFormat): Atom[] => {
  if (atom.kind === 'blank') return [atom]
  return splitText(atom.text, atom.face, format).map((text) => {
    const width = format.measure(text, atom.face, format.style.size)
    return { ...atom, text, width }
  })
}

/** The pieces of a word that is wider than the line. */
const splitWord = (word: Word, format: LineFormat): Word[] =>
  word.atoms
    .flatMap((atom) => splitAtom(atom, format))
    .map((atom, index) => wordOf([atom], index === 0 && word.spaceBefore))

/** Rounding errors of a sum of widths must not break a line, in points. */
const TOLERANCE = 0.01

const wordsWithin = (runs: readonly Run[], format: LineFormat): Word[] => {
  const { style, measure } = format
  return wordsOf(runs, {
    base: style.face,
    measure: (text, face) => measure(text, face, style.size),
    blankWidth: (blank) => blankWidth(blank, format),
  })
}

/** The words, those that are wider than a line in pieces. */
const fittingWords = (runs: readonly Run[], format: LineFormat): readonly Word[] => {
  const words = wordsWithin(runs, format)
  if (words.every((word) => word.width <= format.width)) return words
  return words.flatMap((word) => (word.width <= format.width ? [word] : splitWord(word, format)))
}

/** Width of a space of a face in points. */
export const spaceWidth = (face: Face, { style, measure }: LineFormat): number =>
  measure(' ', face, style.size)

/** The face of a space behind a word: that of its end, or else of the text. */
export const faceOfSpace = ({ endFace }: Word, { style }: LineFormat): Face => endFace ?? style.face

/** A line of a text: the index of its first word, its width, and the space that labels need under it, in points. */
type BrokenLine = { start: number; width: number; labelHeight: number }

/** A text as words, none wider than a line, and the lines they fill. */
export type BrokenText = { words: readonly Word[]; lines: readonly BrokenLine[] }

/** How high the labels under a word are, in points. */
const labelHeightOf = ({ atoms }: Word, measure: MeasureText): number =>
  atoms.reduce((highest, atom) => {
    if (atom.kind === 'text') return highest
    const { length } = labelLines(atom.label, atom.width, measure)
    return Math.max(highest, length * LINE_LABEL.leading)
  }, 0)

/** Breaks runs into lines that are never wider than `width` points. */
export const breakText = (runs: readonly Run[], format: LineFormat): BrokenText => {
  const { face } = format.style
  const words = fittingWords(runs, format)
  const space = spaceWidth(face, format)
  const limit = format.width + TOLERANCE
  const lines: BrokenLine[] = []
  let previous: Word | undefined
  let start = 0
  let width = 0
  let labelHeight = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index]
    if (!word) continue
    if (previous) {
      const before = word.spaceBefore ? space : 0
      if (width + before + word.width <= limit) {
        const own = before > 0 ? faceOfSpace(previous, format) : face
        width += own === face ? before : spaceWidth(own, format)
      } else {
        lines.push({ start, width, labelHeight })
        start = index
        width = 0
        labelHeight = 0
      }
    }
    width += word.width
    if (word.hasBlank) labelHeight = Math.max(labelHeight, labelHeightOf(word, format.measure))
    previous = word
  }
  if (previous) lines.push({ start, width, labelHeight })
  return { words, lines }
}
