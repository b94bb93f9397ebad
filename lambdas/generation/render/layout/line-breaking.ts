import type { Run } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { knownOrMade, listsByText } from './known-texts.ts'
import { LINE_LABEL, type TypeStyle } from './style-sheet.ts'
import { type Atom, type TextWords, type Word, wordsOf, wordsOfText } from './words.ts'

/**
 * A part of a line; `x` counts from the start of the line. Text is kept as its words, with one space
 * between any two, and as a whole where its line is kept; a blank has the lines of the label under it.
 */
export type LinePart = { x: number; width: number } & (
  | { kind: 'text'; words: string[]; face: Face; text?: string }
  | { kind: 'blank'; label: string; labelLines: string[] }
)

/** `labelHeight` is the space that labels need under the line. Lengths in points. */
export type Line = { parts: LinePart[]; width: number; labelHeight: number }

/** How runs become lines: the type style of plain text and the width of a line in points. */
export type LineFormat = { style: TypeStyle; width: number; measure: MeasureText }

/** Width of a line to write on, in points: a name needs the long one. */
const BLANK_WIDTH = { short: 112, long: 230 } as const

/** As wide as its kind asks, wider when its label is, never wider than the line. */
const blankWidth = (
  blank: Extract<Run, { kind: 'blank' }>,
  { width, measure }: LineFormat,
): number => {
  const label = measure(blank.label, LINE_LABEL.face, LINE_LABEL.size) + 6
  return Math.min(width, Math.max(BLANK_WIDTH[blank.length], label))
}

/** The label under a line to write on, broken so that it is not wider than the line. */
const labelLines = (label: string, width: number, measure: MeasureText): string[] => {
  const { face, size } = LINE_LABEL
  const lines: string[] = []
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

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
    .map((atom, index) => {
      const spaceBefore = index === 0 && word.spaceBefore
      return { atoms: [atom], width: atom.width, spaceBefore }
    })

/** Text of the same face continues the part before it, so that a line is drawn in few pieces. */
const addText = (line: Line, text: string, face: Face, width: number) => {
  const last = line.parts.at(-1)
  if (last?.kind === 'text' && last.face === face) {
    if (text === ' ') last.words.push('')
    else last.words[last.words.length - 1] += text
    last.width += width
  } else {
    const words = text === ' ' ? ['', ''] : [text]
    line.parts.push({ kind: 'text', words, face, x: line.width, width })
  }
  line.width += width
}

/** `space` is the width of a space in the text's own face. */
const addSpace = (line: Line, space: number, { style, measure }: LineFormat) => {
  const last = line.parts.at(-1)
  const face = last?.kind === 'text' ? last.face : style.face
  addText(line, ' ', face, face === style.face ? space : measure(' ', face, style.size))
}

const addBlank = (line: Line, label: string, width: number, measure: MeasureText) => {
  const lines = labelLines(label, width, measure)
  line.parts.push({ kind: 'blank', x: line.width, width, label, labelLines: lines })
  line.width += width
  line.labelHeight = Math.max(line.labelHeight, lines.length * LINE_LABEL.leading)
}

const addWord = (line: Line, { atoms }: Word, { measure }: LineFormat) => {
  for (const atom of atoms) {
    if (atom.kind === 'text') addText(line, atom.text, atom.face, atom.width)
    else addBlank(line, atom.label, atom.width, measure)
  }
}

/**
 * Ends a line with an invisible space, unless a word goes on in the next line: text copied from the
 * page, or read aloud, then keeps its words apart.
 */
const endLine = (line: Line | undefined, { face }: TypeStyle) => {
  const last = line?.parts.at(-1)
  if (!line || last?.kind === 'blank' || !last) return
  if (last.face === face) last.words.push('')
  else line.parts.push({ kind: 'text', words: ['', ''], face, x: line.width, width: 0 })
}

/** Rounding errors of a sum of widths must not break a line, in points. */
const TOLERANCE = 0.01

/** Words of our wording: clauses around an answer are the same for every buyer. */
type KnownWords = { face: Face; size: number; measure: MeasureText; words: TextWords }
const wordsByText = listsByText<KnownWords>()

const dividerFor = ({ style: { size }, measure }: LineFormat) => {
  const measureFace = (text: string, face: Face) => measure(text, face, size)
  const divide = (run: Exclude<Run, { kind: 'blank' }>, face: Face): TextWords => {
    if (run.kind === 'text' && run.field !== undefined) {
      return wordsOfText(run.text, face, measureFace)
    }
    return knownOrMade(
      wordsByText(run.text),
      (each) => each.face === face && each.size === size && each.measure === measure,
      () => ({ face, size, measure, words: wordsOfText(run.text, face, measureFace) }),
    ).words
  }
  return { divide, measure: measureFace }
}

const wordsWithin = (runs: readonly Run[], format: LineFormat): Word[] =>
  wordsOf(runs, {
    ...dividerFor(format),
    base: format.style.face,
    blankWidth: (blank) => blankWidth(blank, format),
  })

/** Breaks runs into lines that are never wider than `width` points. */
export const breakLines = (runs: readonly Run[], format: LineFormat): Line[] => {
  const { style, measure, width } = format
  const lines: Line[] = []
  const space = measure(' ', style.face, style.size)
  const place = (word: Word) => {
    const last = lines.at(-1)
    const { spaceBefore } = word
    const before = spaceBefore ? space : 0
    const fits = last && last.width + before + word.width <= width + TOLERANCE
    if (fits && spaceBefore) addSpace(last, space, format)
    if (!fits && spaceBefore) endLine(last, style)
    const line = fits ? last : { parts: [], width: 0, labelHeight: 0 }
    if (!fits) lines.push(line)
    addWord(line, word, format)
  }
  for (const word of wordsWithin(runs, format)) {
    if (word.width <= width) place(word)
    else splitWord(word, format).forEach(place)
  }
  endLine(lines.at(-1), style)
  return lines
}
