import {
  isTemplateText,
  runOf,
  type Style,
  tidyRuns,
} from '../../shared/documents/engine/inline.ts'
import type { Run } from '../../shared/documents/engine/model.ts'
import { typesetRuns } from '../../shared/documents/engine/quotation-marks.ts'
import type { SourceNode } from '../../shared/documents/engine/source.ts'
import { type MarkContext, markPassages } from './mark-context.ts'
import { isPassage, type Marks, type Piece } from './marked.ts'

const markPieces = (
  nodes: readonly SourceNode[],
  marking: MarkContext,
  style: Style,
): Marks<Piece>[] =>
  nodes.flatMap((node): Marks<Piece>[] => {
    if (node.kind === 'if') {
      return markPassages(node, marking, (children, inner) => markPieces(children, inner, style))
    }
    if (node.kind === 'strong') return markPieces(node.children, marking, { ...style, bold: true })
    if (node.kind === 'em') return markPieces(node.children, marking, { ...style, italic: true })
    if (node.kind === 'paragraph') {
      return [
        ...markPieces(node.children, marking, style),
        { run: { kind: 'text', text: ' ', source: 'template' } },
      ]
    }
    return runOf(node, marking.context, style).map((run) => ({ run }))
  })

export const printedPieces = (content: readonly Marks<Piece>[]): Piece[] =>
  content.flatMap((piece) => {
    if (!isPassage(piece)) return [piece]
    return piece.mark.taken ? printedPieces(piece.content) : []
  })

const allPieces = (content: readonly Marks<Piece>[]): Piece[] =>
  content.flatMap((piece) => (isPassage(piece) ? allPieces(piece.content) : [piece]))

/** The outermost hidden passages of a line. */
const hiddenPassages = (content: readonly Marks<Piece>[]): Marks<Piece>[][] =>
  content.flatMap((piece) => {
    if (!isPassage(piece)) return []
    return piece.mark.taken ? hiddenPassages(piece.content) : [piece.content]
  })

/**
 * Drops the characters that the engine dropped from the whole line. Tidying only removes characters
 * of template text, so both texts are compared in parallel.
 */
const dropText = (pieces: readonly Piece[], tidied: readonly Run[]): void => {
  const keptCharacters = tidied.filter(isTemplateText).flatMap(({ text }) => [...text])
  let next = 0
  for (const piece of pieces) {
    if (!isTemplateText(piece.run)) continue
    const text = [...piece.run.text].filter((character) => {
      if (character !== keptCharacters[next]) return false
      next += 1
      return true
    })
    piece.run = { ...piece.run, text: text.join('') }
  }
}

const applySmartQuotes = (pieces: readonly Piece[]): void => {
  const filled = pieces.filter(({ run }) => run.kind !== 'text' || run.text !== '')
  const withSmartQuotes = typesetRuns(filled.map(({ run }) => run))
  for (const [index, piece] of filled.entries()) piece.run = withSmartQuotes[index] ?? piece.run
}

/** One line with its conditions; `printed` says whether its conditions leave anything. */
export const markLine = (
  nodes: readonly SourceNode[],
  marking: MarkContext,
): { content: Marks<Piece>[]; printed: boolean } => {
  const content = markPieces(nodes, marking, {})
  const pieces = marking.isPrinted ? printedPieces(content) : allPieces(content)
  const tidied = tidyRuns(pieces.map(({ run }) => run))
  dropText(pieces, tidied)
  applySmartQuotes(pieces)
  if (marking.isPrinted)
    for (const passage of hiddenPassages(content)) applySmartQuotes(allPieces(passage))
  return { content, printed: marking.isPrinted && tidied.length > 0 }
}
