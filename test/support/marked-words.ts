import {
  isPassage,
  type MarkedDocument,
  type Marks,
  type Part,
  type Piece,
} from '../../bin/author/marked.ts'
import type { Run } from '../../shared/documents/engine/model.ts'

/** The parts without conditions: the content of a printed passage takes its place. */
const printedNodes = <T extends object>(nodes: readonly Marks<T>[]): T[] =>
  nodes.flatMap((node) => {
    if (!isPassage(node)) return [node]
    return node.mark.taken ? printedNodes(node.content) : []
  })

const runsText = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? ' ' : run.text)).join('')

const lineText = (content: readonly Marks<Piece>[]): string =>
  runsText(printedNodes(content).map(({ run }) => run))

const partLines = (part: Part): string[] => {
  switch (part.kind) {
    case 'box':
      return printedNodes(part.content).flatMap(partLines)
    case 'list':
      return printedNodes(part.items).map(({ content }) => lineText(content))
    case 'table':
      return [
        ...(part.shape.header ?? []).map(runsText),
        ...printedNodes(part.rows).flatMap(({ cells }) => cells.map(lineText)),
      ]
    case 'signatures':
      return printedNodes(part.signers).flatMap(({ role, lines }) => [
        role,
        ...lines.map(({ label, value }) => `${runsText(value)} ${label}`),
      ])
    case 'page-break':
      return []
    case 'unshown':
      throw new Error(`A printed passage is not shown: ${part.message}`)
    default:
      return [lineText(part.content)]
  }
}

/** The words that an author page shows as printed, in the order of `documentWords`. */
export const printedWords = ({ content }: MarkedDocument): string[] =>
  printedNodes(content)
    .flatMap(partLines)
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '')
