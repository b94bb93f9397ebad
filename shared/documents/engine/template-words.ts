import type { AssembledDocument, Block, Run } from './model.ts'

const textsOfRuns = (runs: readonly Run[]): string[] =>
  runs.flatMap((run) =>
    run.kind === 'ref' || (run.kind === 'text' && run.source === 'template') ? run.text : [],
  )

const textsOfBlock = (block: Block): string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [
        ...(block.number ? [block.number, `${block.number}.`] : []),
        ...textsOfRuns(block.runs),
      ]
    case 'title':
    case 'subtitle':
      return textsOfRuns(block.runs)
    case 'box':
      return block.paragraphs.flatMap(textsOfBlock)
    case 'list':
      return block.items.flatMap(({ marker, runs }) => [marker, ...textsOfRuns(runs)])
    case 'table':
      return [...(block.header ?? []), ...block.rows.flatMap(({ cells }) => cells)].flatMap(
        textsOfRuns,
      )
    case 'signatures':
      return block.signers.flatMap(({ lines }) => lines.flatMap(({ value }) => textsOfRuns(value)))
    case 'together':
      return block.blocks.flatMap(textsOfBlock)
    case 'page-break':
      return []
  }
}

/** The words and numbers of a document that come from its template, not from answers. */
export const templateWordsOf = ({ blocks }: AssembledDocument): ReadonlySet<string> =>
  new Set([' ', ...blocks.flatMap(textsOfBlock).flatMap((text) => text.split(/\s+/))])
