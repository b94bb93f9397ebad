import type { Run } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { LINE_LABEL, type TypeStyle } from './style-sheet.ts'
import { type Atom, type Word, wordsOf } from './words.ts'

/**
 * A part of a line; `x` counts from the start of the line. Text is kept as its words, with one space
 * between any two; a blank has the lines of the label under it.
 */
export type LinePart = { x: number; width: number } & (
  | { kind: 'text'; words: string[]; face: Face }
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
  blank: Extract<Atom, { kind: 'blank' }>,
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

const widthOfAtom = (atom: Atom, format: LineFormat) =>
  atom.kind === 'text'
    ? format.measure(atom.text, atom.face, format.style.size)
    : blankWidth(atom, format)

/** A word with the width of each atom and of all. */
type MeasuredWord = Omit<Word, 'atoms'> & {
  atoms: { atom: Atom; width: number }[]
  width: number
}

const measureWord = (word: Word, format: LineFormat): MeasuredWord => {
  const atoms = word.atoms.map((atom) => ({ atom, width: widthOfAtom(atom, format) }))
  return { ...word, atoms, width: atoms.reduce((sum, { width }) => sum + width, 0) }
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

const splitAtom = (atom: Atom, format: LineFormat): Atom[] =>
  atom.kind === 'text'
    ? splitText(atom.text, atom.face, format).map((text) => ({ ...atom, text }))
    : [atom]

/** The word, or its pieces when it is wider than the line. */
const fitWord = (word: Word, format: LineFormat): MeasuredWord[] => {
  const whole = measureWord(word, format)
  if (whole.width <= format.width) return [whole]
  return word.atoms
    .flatMap((atom) => splitAtom(atom, format))
    .map((atom, index) =>
      measureWord({ atoms: [atom], spaceBefore: index === 0 && word.spaceBefore }, format),
    )
}

/** Joins the first of the words to the last of those before. */
const addWords = (words: string[], [first = '', ...rest]: readonly string[]) => {
  words[words.length - 1] += first
  words.push(...rest)
}

/** Text of the same face continues the part before it, so that a line is drawn in few pieces. */
const addPart = (line: Line, part: LinePart) => {
  const last = line.parts.at(-1)
  if (last?.kind === 'text' && part.kind === 'text' && last.face === part.face) {
    addWords(last.words, part.words)
    last.width += part.width
  } else line.parts.push(part)
  line.width = part.x + part.width
  if (part.kind === 'blank') {
    line.labelHeight = Math.max(line.labelHeight, part.labelLines.length * LINE_LABEL.leading)
  }
}

const SPACE = ['', '']

const addSpace = (line: Line, { style, measure }: LineFormat) => {
  const last = line.parts.at(-1)
  const face = last?.kind === 'text' ? last.face : style.face
  const width = measure(' ', face, style.size)
  addPart(line, { kind: 'text', words: [...SPACE], face, x: line.width, width })
}

const partOf = (atom: Atom, x: number, width: number, { measure }: LineFormat): LinePart => {
  if (atom.kind === 'text') {
    return { kind: 'text', words: atom.text.split(' '), face: atom.face, x, width }
  }
  const { label } = atom
  return { kind: 'blank', x, width, label, labelLines: labelLines(label, width, measure) }
}

const addWord = (line: Line, { atoms }: MeasuredWord, format: LineFormat) => {
  for (const { atom, width } of atoms) addPart(line, partOf(atom, line.width, width, format))
}

/**
 * Ends a line with an invisible space, unless a word goes on in the next line: text copied from the
 * page, or read aloud, then keeps its words apart.
 */
const endLine = (line: Line | undefined, { face }: TypeStyle) => {
  const last = line?.parts.at(-1)
  if (!line || last?.kind === 'blank' || !last) return
  if (last.face === face) addWords(last.words, SPACE)
  else line.parts.push({ kind: 'text', words: [...SPACE], face, x: line.width, width: 0 })
}

/** Rounding errors of a sum of widths must not break a line, in points. */
const TOLERANCE = 0.01

/** Breaks runs into lines that are never wider than `width` points. */
export const breakLines = (runs: readonly Run[], format: LineFormat): Line[] => {
  const { style, measure, width } = format
  const lines: Line[] = []
  const space = measure(' ', style.face, style.size)
  for (const word of wordsOf(runs, style.face).flatMap((each) => fitWord(each, format))) {
    const last = lines.at(-1)
    const before = word.spaceBefore ? space : 0
    const fits = last && last.width + before + word.width <= width + TOLERANCE
    const line = fits ? last : { parts: [], width: 0, labelHeight: 0 }
    if (!fits && word.spaceBefore) endLine(last, style)
    if (!fits) lines.push(line)
    else if (word.spaceBefore) addSpace(line, format)
    addWord(line, word, format)
  }
  endLine(lines.at(-1), style)
  return lines
}
