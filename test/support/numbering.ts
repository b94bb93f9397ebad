import type { AssembledDocument, Block, Run } from '../../shared/documents/engine/model.ts'

const nestedBlocks = (block: Block): Block[] => {
  if (block.kind === 'together') return block.blocks.flatMap(nestedBlocks)
  return block.kind === 'box' ? block.paragraphs : [block]
}

/** The headings and paragraphs of the document in reading order, including nested ones. */
const headingsAndParagraphs = (document: AssembledDocument) =>
  document.blocks
    .flatMap(nestedBlocks)
    .filter((block) => block.kind === 'heading' || block.kind === 'paragraph')

/** The numbers of all sections and clauses in reading order. */
export const numbersOf = (document: AssembledDocument): string[] =>
  headingsAndParagraphs(document).flatMap(({ number }) => (number === undefined ? [] : [number]))

/** The expected numbers: sections are consecutive, and clauses restart at one in every section. */
export const expectedFrom = (numbers: readonly string[]): string[] => {
  let section = 0
  let clause = 0
  return numbers.map((number) => {
    if (number.includes('.')) return `${section}.${++clause}`
    clause = 0
    return `${++section}`
  })
}

/** Every run of the document, including tables and lists. */
export const runsOf = (document: AssembledDocument): Run[] => {
  const inBlock = (block: Block): readonly Run[] => {
    switch (block.kind) {
      case 'list':
        return block.items.flatMap(({ runs }) => runs)
      case 'table':
        return [...(block.header ?? []), ...block.rows.flatMap(({ cells }) => cells)].flat()
      case 'signatures':
        return block.signers.flatMap(({ lines }) => lines.flatMap(({ value }) => value))
      case 'box':
      case 'together':
      case 'page-break':
        return []
      default:
        return block.runs
    }
  }
  const flattenBlock = (block: Block): Block[] =>
    block.kind === 'together' ? block.blocks.flatMap(flattenBlock) : nestedBlocks(block)
  return document.blocks.flatMap(flattenBlock).flatMap(inBlock)
}

/** References whose printed number differs from that of their target. */
export const danglingReferences = (document: AssembledDocument): string[] => {
  const numbers = new Map(headingsAndParagraphs(document).map(({ id, number }) => [id, number]))
  return runsOf(document).flatMap((run) =>
    run.kind === 'ref' && numbers.get(run.target) !== run.text
      ? [`${run.target}: ${run.text}`]
      : [],
  )
}
