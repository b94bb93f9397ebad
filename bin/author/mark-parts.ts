import { blocksOf } from '../../shared/documents/engine/blocks.ts'
import { textAttribute } from '../../shared/documents/engine/evaluate.ts'
import type {
  Block,
  List,
  ListItem,
  Run,
  Signatures,
  Signer,
  Table,
  TableRow,
} from '../../shared/documents/engine/model.ts'
import { typesetBlock, typesetRuns } from '../../shared/documents/engine/quotation-marks.ts'
import type { SourceNode, SourceTag } from '../../shared/documents/engine/source.ts'
import { buildOrName, type MarkContext, markPassages, withoutNumbering } from './mark-context.ts'
import { markLine, printedPieces } from './mark-inline.ts'
import type { Item, Marks, Piece, Row } from './marked.ts'

/** The parts of a printed block in order; each is claimed by the source that printed it. */
type Queue<T> = { take(): T | undefined }

const createQueue = <T>(parts: readonly T[]): Queue<T> => {
  const rest = [...parts]
  return { take: () => rest.shift() }
}

const templateText = (text: string): Marks<Piece>[] =>
  typesetRuns([{ kind: 'text', text, source: 'template' }]).map((run) => ({ run }))

/** The engine's output for a single node without conditions. */
const renderAlone = <K extends Block['kind']>(
  kind: K,
  node: SourceNode,
  marking: MarkContext,
): Extract<Block, { kind: K }>[] =>
  blocksOf([node], withoutNumbering(marking).context)
    .map(typesetBlock)
    .filter((block): block is Extract<Block, { kind: K }> => block.kind === kind)

const markListItems = (
  nodes: readonly SourceNode[],
  marking: MarkContext,
  printed: Queue<ListItem>,
): Marks<Item>[] =>
  nodes.flatMap((node): Marks<Item>[] => {
    if (node.kind === 'list') return markListItems(node.children, marking, printed)
    if (node.kind === 'if') {
      return markPassages(node, marking, (children, inner) =>
        markListItems(children, inner, printed),
      )
    }
    if (node.kind === 'item') {
      const line = markLine(node.children, withoutNumbering(marking))
      const marker = line.printed ? (printed.take()?.marker ?? '') : ''
      return [{ marker, content: line.content }]
    }
    return renderAlone('list', node, marking)
      .flatMap(({ items }) => items)
      .map(({ runs }) => ({
        marker: marking.isPrinted ? (printed.take()?.marker ?? '') : '',
        content: runs.map((run) => ({ run })),
      }))
  })

/** The items of a list with their markers. */
export const markItems = (
  node: SourceNode,
  list: List | undefined,
  marking: MarkContext,
): Marks<Item>[] =>
  markListItems(
    node.kind === 'tag' && node.tag === 'list' ? node.children : [node],
    marking,
    createQueue(list?.items ?? []),
  )

const cellNodes = (nodes: readonly SourceNode[]): SourceTag[] =>
  nodes.flatMap((node) => (node.kind === 'tag' && node.tag === 'cell' ? [node] : []))

/** A marked cell, with the capital that the engine gave its first letter. */
const markCell = (
  cell: SourceTag,
  printed: readonly Run[] | undefined,
  marking: MarkContext,
): Marks<Piece>[] => {
  const { content } = markLine(cell.children, marking)
  const first = printedPieces(content).find(({ run }) => run.kind !== 'text' || run.text !== '')
  const run = printed?.[0]
  if (first?.run.kind === 'text' && run?.kind === 'text')
    first.run = { ...first.run, text: run.text.charAt(0) + first.run.text.slice(1) }
  return content
}

/** A row with conditional cells uses the engine's cells; other cells are marked line by line. */
const markCells = (
  node: SourceTag,
  row: TableRow | undefined,
  marking: MarkContext,
): Marks<Piece>[][] => {
  const inner = withoutNumbering(marking)
  const label = textAttribute(node.attributes, 'label', inner.context)
  if (label !== '') return [templateText(label), markCell(node, row?.cells[1], inner)]
  if (row && node.children.some(({ kind }) => kind === 'if')) {
    return row.cells.map((runs) => runs.map((run) => ({ run })))
  }
  return cellNodes(node.children).map((cell, index) => markCell(cell, row?.cells[index], inner))
}

const markTableRows = (
  nodes: readonly SourceNode[],
  marking: MarkContext,
  printed: Queue<TableRow>,
): Marks<Row>[] =>
  nodes.flatMap((node): Marks<Row>[] => {
    if (node.kind === 'if') {
      return markPassages(node, marking, (children, inner) =>
        markTableRows(children, inner, printed),
      )
    }
    if (node.kind !== 'tag' || node.tag !== 'row') return []
    return [{ cells: markCells(node, marking.isPrinted ? printed.take() : undefined, marking) }]
  })

/** The rows of `{% rows %}`. Grid rows have no conditions. */
export const markRows = (
  tag: SourceTag,
  table: Table | undefined,
  marking: MarkContext,
): Marks<Row>[] => {
  const printed = createQueue(table?.rows ?? [])
  if (tag.tag === 'rows') return markTableRows(tag.children, marking, printed)
  return (table?.rows ?? []).map(({ cells }) => ({
    cells: cells.map((runs) => runs.map((run) => ({ run }))),
  }))
}

const markSignerNodes = (
  tag: SourceTag,
  nodes: readonly SourceNode[],
  marking: MarkContext,
  printed: Queue<Signer>,
): Marks<Signer>[] =>
  nodes.flatMap((node): Marks<Signer>[] => {
    if (node.kind === 'if') {
      return markPassages(node, marking, (children, inner) =>
        markSignerNodes(tag, children, inner, printed),
      )
    }
    if (node.kind !== 'tag' || node.tag !== 'signer') return []
    if (marking.isPrinted) return [printed.take() ?? []].flat()
    return buildOrName<Marks<Signer>>(
      marking,
      () =>
        renderAlone('signatures', { ...tag, children: [node] }, marking).flatMap(
          ({ signers }) => signers,
        ),
      (message) => ({
        role: 'Not shown with these answers',
        lines: [{ label: message, value: [] }],
        fields: [],
      }),
    )
  })

/** All signers, including those who don't sign with these answers. */
export const markSigners = (
  tag: SourceTag,
  signatures: Signatures | undefined,
  marking: MarkContext,
): Marks<Signer>[] =>
  markSignerNodes(tag, tag.children, marking, createQueue(signatures?.signers ?? []))
