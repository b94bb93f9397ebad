import type { AssembledDocument, Block, Heading, Paragraph, Run, Signer } from './model.ts'

/** Whether to include numbers, markers and blanks. */
type Options = { marks: boolean }

const runText = (run: Run, { marks }: Options): string => {
  if (run.kind !== 'blank') return run.text
  return marks ? `[${run.label}]` : ' '
}

const textOf = (runs: readonly Run[], options: Options): string =>
  runs.map((run) => runText(run, options)).join('')

/** The runs as text; a blank is "[label]". */
export const runsText = (runs: readonly Run[]): string => textOf(runs, { marks: true })

const addMark = (mark: string | undefined, text: string, { marks }: Options): string =>
  marks && mark !== undefined ? `${mark} ${text}` : text

const addNumber = (block: Heading | Paragraph, options: Options): string =>
  addMark(
    block.kind === 'heading' && block.level === 1 && block.number
      ? `${block.number}.`
      : block.number,
    textOf(block.runs, options),
    options,
  )

const signerLines = (signer: Signer, options: Options): string[] => [
  signer.role,
  ...signer.lines.map(({ label, value }) =>
    options.marks ? `${label}: ${textOf(value, options)}` : `${textOf(value, options)} ${label}`,
  ),
]

const blockLines = (block: Block, options: Options): string[] => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [textOf(block.runs, options)]
    case 'heading':
    case 'paragraph':
      return [addNumber(block, options)]
    case 'box':
      return block.paragraphs.map((paragraph) => addNumber(paragraph, options))
    case 'list':
      return block.items.map(({ marker, runs }) => addMark(marker, textOf(runs, options), options))
    case 'table':
      return [...(block.header ?? []), ...block.rows.flatMap(({ cells }) => cells)].map((cell) =>
        textOf(cell, options),
      )
    case 'signatures':
      return block.signers.flatMap((signer) => signerLines(signer, options))
    case 'together':
      return block.blocks.flatMap((inner) => blockLines(inner, options))
    case 'page-break':
      return options.marks ? ['---'] : []
  }
}

/**
 * Blocks as a reader sees them, one line per block, item and cell, with numbers and markers; a blank is
 * "[label]", a page break "---".
 */
export const blocksText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => blockLines(block, { marks: true }))
    .map((line) => `${line}\n`)
    .join('')

/** The text of the blocks of a document. */
export const documentText = ({ blocks }: AssembledDocument): string => blocksText(blocks)

/** The words in reading order, without numbers, markers and blanks, the same in every format. */
export const documentWords = (document: AssembledDocument): string[] =>
  document.blocks
    .flatMap((block) => blockLines(block, { marks: false }))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '')

/** The word count. */
export const countWords = (document: AssembledDocument): number => documentWords(document).length

/** The section headings, numbered or not, in reading order. */
export const sectionsOf = (
  document: AssembledDocument,
): { id: string; number: string | undefined; title: string }[] => {
  const headings = (blocks: readonly Block[]): Heading[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'together') return headings(block.blocks)
      return block.kind === 'heading' && block.level === 1 ? [block] : []
    })
  return headings(document.blocks).map(({ id, number, runs }) => ({
    id,
    number,
    title: textOf(runs, { marks: true }),
  }))
}
