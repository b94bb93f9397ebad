import type { Run } from '../../../../shared/documents/model.ts'
import { blankWidth, labelLines } from './blanks.ts'
import type { Face, Measure } from './measure.ts'
import { LINE_LABEL, type TypeStyle } from './type.ts'
import { type Atom, type Word, wordsOf } from './words.ts'

/**
 * An atom in its place on a line; text is kept as its words, with one space between any two, and
 * blanks know the lines of the label under them.
 */
export type Placed = { x: number; width: number } & (
  | { kind: 'text'; words: string[]; face: Face }
  | { kind: 'blank'; label: string; lines: string[] }
)

/** `depth` is the room that labels need under the line. */
export type Line = { parts: Placed[]; width: number; depth: number }

type Setting = { style: TypeStyle; width: number; measure: Measure }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts a word that is wider than the column into pieces that are not. */
function cutText(text: string, face: Face, { style, width, measure }: Setting): Word[] {
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
  return pieces.map((piece) => ({
    atoms: [{ kind: 'text', text: piece, face }],
    spaced: false,
  }))
}

const widthOfAtom = (atom: Atom, setting: Setting) =>
  atom.kind === 'text'
    ? setting.measure(atom.text, atom.face, setting.style.size)
    : blankWidth(atom, setting.width, setting.measure)

/** A word, measured once: the width of each atom and of all. */
type Sized = Word & { widths: number[]; width: number }

function sized(word: Word, setting: Setting): Sized {
  const widths = word.atoms.map((atom) => widthOfAtom(atom, setting))
  return { ...word, widths, width: widths.reduce((sum, width) => sum + width, 0) }
}

/** The word, or its pieces when it is wider than the column. */
function fitting(word: Word, setting: Setting): Sized[] {
  const whole = sized(word, setting)
  if (whole.width <= setting.width) return [whole]
  return word.atoms.flatMap((atom, index) => {
    const pieces: Word[] =
      atom.kind === 'text'
        ? cutText(atom.text, atom.face, setting)
        : [{ atoms: [atom], spaced: false }]
    return pieces.map((piece, place) =>
      sized({ ...piece, spaced: index + place === 0 && word.spaced }, setting),
    )
  })
}

function placed(atom: Atom, x: number, width: number, { measure }: Setting): Placed {
  if (atom.kind === 'text') {
    return { kind: 'text', words: atom.text.split(' '), face: atom.face, x, width }
  }
  const { label } = atom
  return { kind: 'blank', x, width, label, lines: labelLines(label, width, measure) }
}

/** The first of the words continues the last of those before. */
function addWords(words: string[], [first = '', ...rest]: readonly string[]) {
  words.push((words.pop() ?? '') + first, ...rest)
}

/** Text of the same face continues the part before it, so that a line is drawn in few pieces. */
function addPart(line: Line, part: Placed) {
  const last = line.parts.at(-1)
  if (last?.kind === 'text' && part.kind === 'text' && last.face === part.face) {
    addWords(last.words, part.words)
    last.width += part.width
  } else line.parts.push(part)
  line.width = part.x + part.width
  if (part.kind === 'blank') {
    line.depth = Math.max(line.depth, part.lines.length * LINE_LABEL.leading)
  }
}

function addSpace(line: Line, { style, measure }: Setting) {
  const last = line.parts.at(-1)
  const face = last?.kind === 'text' ? last.face : style.face
  addPart(line, {
    kind: 'text',
    words: ['', ''],
    face,
    x: line.width,
    width: measure(' ', face, style.size),
  })
}

/**
 * Ends a line with a space that nobody sees, unless a word goes on in the next line: text copied
 * from the page, or read aloud, then keeps its words apart.
 */
function endLine(line: Line | undefined, style: TypeStyle) {
  const last = line?.parts.at(-1)
  if (!line || last?.kind === 'blank' || !last) return
  const space = ['', '']
  if (last.face === style.face) addWords(last.words, space)
  else line.parts.push({ kind: 'text', words: space, face: style.face, x: line.width, width: 0 })
}

function addWord(line: Line, { atoms, widths }: Sized, setting: Setting) {
  atoms.forEach((atom, index) => {
    addPart(line, placed(atom, line.width, widths[index] ?? 0, setting))
  })
}

/** Breaks runs into lines that are never wider than `width` points. */
export function linesOf(runs: readonly Run[], setting: Setting): Line[] {
  const { style, measure, width } = setting
  const lines: Line[] = []
  const space = measure(' ', style.face, style.size)
  for (const word of wordsOf(runs, style.face).flatMap((each) => fitting(each, setting))) {
    const last = lines.at(-1)
    const fits = last && last.width + (word.spaced ? space : 0) + word.width <= width + 0.01
    const line = fits ? last : { parts: [], width: 0, depth: 0 }
    if (!fits && word.spaced) endLine(last, style)
    if (!fits) lines.push(line)
    else if (word.spaced) addSpace(line, setting)
    addWord(line, word, setting)
  }
  endLine(lines.at(-1), style)
  return lines
}
