import type { Run } from './model.ts'
import type { SourceNode } from './source.ts'

export type Style = { bold?: true; italic?: true }

type TextNode = Extract<SourceNode, { kind: 'text' }>

/** Runs that are wording alone and the same in all documents. */
const pieces = new WeakSet<Run>()

const fixedPiece = (text: string, style: Style): Run => {
  const piece: Run = Object.freeze({ kind: 'text', text, ...style })
  pieces.add(piece)
  return piece
}

/** Whether every document of the process has this piece of wording. */
export const isFixedPiece = (run: Run): boolean => pieces.has(run)

/** Stands between paragraphs that are joined to one line. */
export const SPACE = fixedPiece(' ', {})

const wordings = new WeakMap<TextNode, Map<string, Run>>()

/** A text of the source as one and the same run in all documents. */
export const wordingOf = (node: TextNode, style: Style): Run => {
  const known = wordings.get(node) ?? new Map<string, Run>()
  wordings.set(node, known)
  const key = `${style.bold ? 'b' : ''}${style.italic ? 'i' : ''}`
  const piece = known.get(key) ?? fixedPiece(node.text, style)
  known.set(key, piece)
  return piece
}

/** What conditions choose from one line of the source is seldom more than this. */
const MAX_CHOICES = 8

type Choice = { pieces: readonly Run[]; runs: Run[] }

/** By the first piece: lines that begin with the same one are few. */
const choices = new WeakMap<Run, Choice[]>()

const isSame = (one: readonly Run[], other: readonly Run[]): boolean =>
  one.length === other.length && one.every((run, index) => run === other[index])

/** The runs of a line whose chosen pieces are all wording: the same ones wherever the same pieces are chosen. */
export const fixedChoice = (chosen: readonly Run[], make: () => Run[]): Run[] => {
  const [first] = chosen
  if (!first) return make()
  const known = choices.get(first) ?? []
  choices.set(first, known)
  const found = known.find(({ pieces: others }) => isSame(others, chosen))
  if (found) return found.runs
  if (known.length >= MAX_CHOICES) known.length = 0
  const runs = make()
  known.push({ pieces: chosen, runs })
  return runs
}
