import {
  isTemplateText,
  runOf,
  type Style,
  tidyRuns,
} from '../../shared/documents/engine/inline.ts'
import type { Run } from '../../shared/documents/engine/model.ts'
import { typesetRuns } from '../../shared/documents/engine/quotation-marks.ts'
import type { SourceNode } from '../../shared/documents/engine/source.ts'
import { type MarkContext, passagesOf } from './mark-context.ts'
import { isPassage, type Marks, type Piece } from './marked.ts'

const piecesOf = (
  nodes: readonly SourceNode[],
  marking: MarkContext,
  style: Style,
): Marks<Piece>[] =>
  nodes.flatMap((node): Marks<Piece>[] => {
    if (node.kind === 'if') {
      return passagesOf(node, marking, (children, inner) => piecesOf(children, inner, style))
    }
    if (node.kind === 'strong') return piecesOf(node.children, marking, { ...style, bold: true })
    if (node.kind === 'em') return piecesOf(node.children, marking, { ...style, italic: true })
    if (node.kind === 'paragraph') {
      return [
        ...piecesOf(node.children, marking, style),
        { run: { kind: 'text', text: ' ', source: 'template' } },
      ]
    }
    return runOf(node, marking.context, style).map((run) => ({ run }))
  })

const printedIn = (content: readonly Marks<Piece>[]): Piece[] =>
  content.flatMap((piece) => {
    if (!isPassage(piece)) return [piece]
    return piece.mark.taken ? printedIn(piece.content) : []
  })

const allIn = (content: readonly Marks<Piece>[]): Piece[] =>
  content.flatMap((piece) => (isPassage(piece) ? allIn(piece.content) : [piece]))

/** The outermost hidden passages of a line. */
const unprintedIn = (content: readonly Marks<Piece>[]): Marks<Piece>[][] =>
  content.flatMap((piece) => {
    if (!isPassage(piece)) return []
    return piece.mark.taken ? unprintedIn(piece.content) : [piece.content]
  })

/**
 * Drops the characters that the engine dropped from the whole line. Tidying only removes characters
 * of template text, so both texts are compared in parallel.
 */
const dropText = (holders: readonly Piece[], tidied: readonly Run[]): void => {
  const keptCharacters = tidied.filter(isTemplateText).flatMap(({ text }) => [...text])
  let next = 0
  for (const holder of holders) {
    if (!isTemplateText(holder.run)) continue
    const text = [...holder.run.text].filter((character) => {
      if (character !== keptCharacters[next]) return false
      next += 1
      return true
    })
    holder.run = { ...holder.run, text: text.join('') }
  }
}

const applySmartQuotes = (holders: readonly Piece[]): void => {
  const filled = holders.filter(({ run }) => run.kind !== 'text' || run.text !== '')
  const withSmartQuotes = typesetRuns(filled.map(({ run }) => run))
  for (const [index, holder] of filled.entries()) holder.run = withSmartQuotes[index] ?? holder.run
}

/** One line with its conditions; `printed` says whether its conditions leave anything. */
export const lineOf = (
  nodes: readonly SourceNode[],
  marking: MarkContext,
): { content: Marks<Piece>[]; printed: boolean } => {
  const content = piecesOf(nodes, marking, {})
  const holders = marking.live ? printedIn(content) : allIn(content)
  const tidied = tidyRuns(holders.map(({ run }) => run))
  dropText(holders, tidied)
  applySmartQuotes(holders)
  if (marking.live) for (const passage of unprintedIn(content)) applySmartQuotes(allIn(passage))
  return { content, printed: marking.live && tidied.length > 0 }
}
