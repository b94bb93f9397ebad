import type { Run } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'

/** The smallest unit on a line: text of one face, or a line to write on. */
export type Atom =
  | { kind: 'text'; text: string; face: Face }
  | { kind: 'blank'; label: string; length: 'short' | 'long' }

/** Atoms that stay together; `spaceBefore` tells whether a space stands before them. */
export type Word = { atoms: Atom[]; spaceBefore: boolean }

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

/** Few words have a hyphen, a dash or a character of East Asia, and this is quicker than BREAKS. */
const MAY_BREAK = /[-\u2013\u2014\u2E80-\uFFFF]/

/** A line never ends between these words and the number or name they belong to. */
const HOLDS_NEXT =
  /(?:^|[(“"])(?:§{1,2}|[Ss]ections?|[Cc]lauses?|Articles?|Form|No\.|Mr\.|Ms\.|Mrs\.|Dr\.)$/u

/** A longer word is longer than any line: it may break anywhere between pieces that fill a narrow cell too. */
const MAX_WORD_LENGTH = 100
const PIECE_LENGTH = 5

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const piecesOf = (word: string): string[] => {
  if (word.length <= MAX_WORD_LENGTH) return MAY_BREAK.test(word) ? word.split(BREAKS) : [word]
  const characters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return Array.from({ length: Math.ceil(characters.length / PIECE_LENGTH) }, (_, index) =>
    characters.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH).join(''),
  )
}

/** An opportunity for a line break between two atoms. */
type Break = 'space' | 'inside-word'

const SPACES = /[ \t\r\n]+/

const partsOfText = (text: string, face: Face): (Atom | Break)[] => {
  const parts: (Atom | Break)[] = []
  text.split(SPACES).forEach((word, index) => {
    if (index > 0) parts.push('space')
    if (word === '') return
    piecesOf(word).forEach((piece, position) => {
      if (position > 0) parts.push('inside-word')
      parts.push({ kind: 'text', text: piece, face })
    })
  })
  return parts
}

const partsOf = (run: Run, base: Face): (Atom | Break)[] =>
  run.kind === 'blank'
    ? [{ kind: 'blank', label: run.label, length: run.length }]
    : partsOfText(run.text, run.kind === 'text' ? faceOf(base, run) : base)

const holdsNext = (word: Word) => {
  const last = word.atoms.at(-1)
  return last?.kind === 'text' && HOLDS_NEXT.test(last.text)
}

const addAtom = (words: Word[], atom: Atom, before: Break | undefined) => {
  const word = words.at(-1)
  if (word && !before) word.atoms.push(atom)
  else if (word && before === 'space' && holdsNext(word)) {
    word.atoms.push({ kind: 'text', text: ' ', face: 'regular' }, atom)
  } else words.push({ atoms: [atom], spaceBefore: before === 'space' })
}

/** Runs as words. Runs that touch without a space form one word. */
export const wordsOf = (runs: readonly Run[], base: Face): Word[] => {
  const words: Word[] = []
  let before: Break | undefined
  for (const part of runs.flatMap((run) => partsOf(run, base))) {
    if (part === 'space') before = 'space'
    else if (part === 'inside-word') before ??= 'inside-word'
    else {
      addAtom(words, part, before)
      before = undefined
    }
  }
  return words
}
