import type { Run } from '../../../../shared/documents/model.ts'
import { faceOf } from './faces.ts'
import type { Face } from './measure.ts'

/** The smallest thing on a line: text of one face, or a line to write on. */
export type Atom =
  | { kind: 'text'; text: string; face: Face }
  | { kind: 'blank'; label: string; length: 'short' | 'long' }

/** Atoms that stay together; `spaced` tells whether a space stands before them. */
export type Word = { atoms: Atom[]; spaced: boolean }

/** Between Han or kana characters, and after a hyphen or dash inside a word, a line may break. */
const BREAKS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{L}\p{N}])|(?<=\p{L}\p{L}[-\u2013\u2014])(?=\p{L}\p{L})|(?<=\u2014)(?=\p{L})/u

/** A line never ends between these words and the number or name they belong to. */
const HOLDS_NEXT =
  /(?:^|[(“"])(?:§{1,2}|[Ss]ections?|[Cc]lauses?|Articles?|Form|No\.|Mr\.|Ms\.|Mrs\.|Dr\.)$/u

type Gap = 'space' | 'cut'

/** Longer than any line: such a word is broken anywhere, and measured in pieces that fill a narrow cell too. */
const LONGEST_WORD = 100
const PIECE = 5

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A quick look: few words have a hyphen, a dash or a character of East Asia. */
const MAY_BREAK = /[-\u2013\u2014\u2E80-\uFFFF]/

function piecesOf(part: string): string[] {
  if (part.length <= LONGEST_WORD) return MAY_BREAK.test(part) ? part.split(BREAKS) : [part]
  const letters = Array.from(graphemes.segment(part), ({ segment }) => segment)
  return Array.from({ length: Math.ceil(letters.length / PIECE) }, (_, index) =>
    letters.slice(index * PIECE, (index + 1) * PIECE).join(''),
  )
}

const SPACES = /[ \t\r\n]+/

function textParts(text: string, face: Face): (Atom | Gap)[] {
  const parts: (Atom | Gap)[] = []
  text.split(SPACES).forEach((word, index) => {
    if (index > 0) parts.push('space')
    if (word === '') return
    piecesOf(word).forEach((piece, place) => {
      if (place > 0) parts.push('cut')
      parts.push({ kind: 'text', text: piece, face })
    })
  })
  return parts
}

const partsOf = (run: Run, base: Face): (Atom | Gap)[] =>
  run.kind === 'blank'
    ? [{ kind: 'blank', label: run.label, length: run.length }]
    : textParts(run.text, run.kind === 'text' ? faceOf(base, run) : base)

const holdsNext = (word: Word) => {
  const last = word.atoms.at(-1)
  return last?.kind === 'text' && HOLDS_NEXT.test(last.text)
}

function addAtom(words: Word[], atom: Atom, gap: Gap | undefined) {
  const word = words.at(-1)
  if (word && !gap) word.atoms.push(atom)
  else if (word && gap === 'space' && holdsNext(word)) {
    word.atoms.push({ kind: 'text', text: ' ', face: 'regular' }, atom)
  } else words.push({ atoms: [atom], spaced: gap === 'space' })
}

/** Runs as words. Runs that touch without a space form one word. */
export function wordsOf(runs: readonly Run[], base: Face): Word[] {
  const words: Word[] = []
  let gap: Gap | undefined
  for (const part of runs.flatMap((run) => partsOf(run, base))) {
    if (part === 'space') gap = 'space'
    else if (part === 'cut') gap ??= 'cut'
    else {
      addAtom(words, part, gap)
      gap = undefined
    }
  }
  return words
}
