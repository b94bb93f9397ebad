import type { AssembledDocument, Block, Run } from '../../shared/documents/engine/model.ts'

/**
 * One line of a document's text: a heading, paragraph, item or cell. `mark` is its number, `parts` are the texts
 * between blank lines.
 */
export type Clause = { kind: 'title' | 'heading' | 'text'; mark: string; parts: string[] }

const LINE = '_'.repeat(20)

/** The clause as another library prints it. */
export const clauseText = ({ mark, parts }: Clause): string =>
  `${mark ? `${mark} ` : ''}${parts.join(LINE)}`

const partsOf = (runs: readonly Run[]): string[] => {
  const parts = ['']
  for (const run of runs) {
    if (run.kind === 'blank') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${run.text}`)
  }
  return parts
}

const text = (runs: readonly Run[], mark = ''): Clause => ({
  kind: 'text',
  mark,
  parts: partsOf(runs),
})

const label = (value: string) => text([{ kind: 'text', source: 'template', text: value }])

const clausesIn = (block: Block): Clause[] => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [{ ...text(block.runs), kind: 'title' }]
    case 'heading':
      return [{ ...text(block.runs, block.number), kind: 'heading' }]
    case 'paragraph':
      return [text(block.runs, block.number)]
    case 'box':
      return block.paragraphs.map(({ runs }) => text(runs))
    case 'list':
      return block.items.map(({ marker, runs }) => text(runs, marker))
    case 'table':
      return [...(block.header ?? []), ...block.rows.flatMap(({ cells }) => cells)].map((cell) =>
        text(cell),
      )
    case 'signatures':
      return block.signers.flatMap(({ role, lines }) => [
        label(role),
        ...lines.flatMap((line) => [text(line.value), label(line.label)]),
      ])
    case 'together':
      return block.blocks.flatMap(clausesIn)
    case 'page-break':
      return []
  }
}

/** All non-empty lines of a document, in reading order. */
export const clausesOf = ({ blocks }: AssembledDocument): Clause[] =>
  blocks.flatMap(clausesIn).filter(({ parts }) => parts.some((part) => part.trim() !== ''))
