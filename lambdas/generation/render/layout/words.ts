import type { Run } from '../../../../shared/documents/engine/model.ts'
import { type Face, graphemes } from '../fonts/font-files.ts'

/** The smallest unit on a line: text of one face, or a line to write on. `width` is in points. */
export type Atom = (
  | { kind: 'text'; text: string; face: Face }
  | { kind: 'blank'; label: string; length: 'short' | 'long' }
) & { width: number }

/** Atoms that stay together, with what line breaking needs to know of them. */
export type Word = {
  atoms: readonly Atom[]
  width: number
  /** Whether a space precedes the word. */
  spaceBefore: boolean
  /** The face of its end, and so of a space behind it; a line to write on has none. */
  endFace: Face | undefined
  hasBlank: boolean
}

/** The text of runs without their formatting; a blank is three low lines. */
export const textOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? '___' : run.text)).join('')

/** The face of a run inside text that may itself be bold or italic. */
const faceOf = (base: Face, run: { bold?: boolean; italic?: boolean }): Face => {
  const bold = run.bold || base === 'bold' || base === 'boldItalic'
  const italic = run.italic || base === 'italic' || base === 'boldItalic'
  if (bold) return italic ? 'boldItalic' : 'bold'
  return italic ? 'italic' : 'regular'
}

/** A line may break between Han or kana characters, and after a hyphen or dash inside a word. */
const BREAKS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{L}\p{N}])|(?<=\p{L}\p{L}[-\u2013\u2014])(?=\p{L}\p{L})|(?<=\u2014)(?=\p{L})/u

/** A line never ends between these words and the number or name they belong to. */
const HOLDS_NEXT = new Set(
  '§ §§ Section section Sections sections Clause clause Clauses clauses Article Articles Form No. Mr. Ms. Mrs. Dr.'.split(
    ' ',
  ),
)

/** The text after the last bracket or quotation mark that opens in it. */
const afterOpening = (text: string): string =>
  text.slice(1 + Math.max(text.lastIndexOf('('), text.lastIndexOf('“'), text.lastIndexOf('"')))

/** A longer word is longer than any line: it may break anywhere between pieces that fill a narrow cell too. */
const MAX_WORD_LENGTH = 100
const PIECE_LENGTH = 5

const isLong = (word: string) => word.length > MAX_WORD_LENGTH

const piecesOf = (word: string): string[] => {
  if (!isLong(word)) return word.split(BREAKS)
  const characters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return Array.from({ length: Math.ceil(characters.length / PIECE_LENGTH) }, (_, index) =>
    characters.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH).join(''),
  )
}

/** An opportunity for a line break between two atoms. */
type Break = 'space' | 'inside-word'

const SPACES = /[ \t\r\n]+/

const holdsNext = (word: Word) => {
  const last = word.atoms.at(-1)
  return last?.kind === 'text' && HOLDS_NEXT.has(afterOpening(last.text))
}

/** How wide text of a face is, in points at the size that is set. */
type MeasureFace = (text: string, face: Face) => number

/** The word of these atoms. */
export const wordOf = (atoms: readonly Atom[], spaceBefore: boolean): Word => {
  const last = atoms.at(-1)
  return {
    atoms,
    width: atoms.reduce((sum, atom) => sum + atom.width, 0),
    spaceBefore,
    endFace: last?.kind === 'text' ? last.face : undefined,
    hasBlank: atoms.some(({ kind }) => kind === 'blank'),
  }
}

const joinAtoms = ({ atoms, spaceBefore }: Word, more: readonly Atom[]): Word =>
  wordOf([...atoms, ...more], spaceBefore)

/** Adds a word; without a break `before` it, it continues the last one. */
const addWord = (words: Word[], word: Word, before: Break | undefined, measure: MeasureFace) => {
  const last = words.at(-1)
  const spaceBefore = before === 'space'
  if (last && !before) words[words.length - 1] = joinAtoms(last, word.atoms)
  else if (last && spaceBefore && holdsNext(last)) {
    const face = 'regular'
    const space: Atom = { kind: 'text', text: ' ', face, width: measure(' ', face) }
    words[words.length - 1] = joinAtoms(last, [space, ...word.atoms])
  } else words.push(word.spaceBefore === spaceBefore ? word : { ...word, spaceBefore })
}

/** The words of a text, and the breaks before the first and after the last. */
type TextWords = { words: readonly Word[]; before?: Break; after?: Break }

/** Divides text of one face into words. */
const wordsOfText = (text: string, face: Face, measure: MeasureFace): TextWords => {
  const words: Word[] = []
  let first: Break | undefined
  let before: Break | undefined
  const add = (piece: string) => {
    if (words.length === 0) first = before
    const atom: Atom = { kind: 'text', text: piece, face, width: measure(piece, face) }
    addWord(words, wordOf([atom], before === 'space'), before, measure)
    before = undefined
  }
  text.split(SPACES).forEach((word, index) => {
    if (index > 0) before = 'space'
    if (word === '') return
    piecesOf(word).forEach((piece, position) => {
      if (position > 0) before = 'inside-word'
      add(piece)
    })
  })
  return { words, before: first, after: before }
}

/** The format that decides how wide words are. */
type WordFormat = {
  base: Face
  measure: MeasureFace
  blankWidth: (blank: Extract<Run, { kind: 'blank' }>) => number
}

/** Runs as words. Runs that touch without a space form one word. */
export const wordsOf = (runs: readonly Run[], format: WordFormat): Word[] => {
  const words: Word[] = []
  let before: Break | undefined
  for (const run of runs) {
    if (run.kind === 'blank') {
      const { kind, label, length } = run
      const width = format.blankWidth(run)
      const word = wordOf([{ kind, label, length, width }], before === 'space')
      addWord(words, word, before, format.measure)
      before = undefined
    } else {
      const face = faceOf(format.base, run)
      const own = wordsOfText(run.text, face, format.measure)
      const [first] = own.words
      if (first) addWord(words, first, own.before ?? before, format.measure)
      for (const word of own.words) if (word !== first) words.push(word)
      before = first ? own.after : (own.after ?? before)
    }
  }
  return words
}
