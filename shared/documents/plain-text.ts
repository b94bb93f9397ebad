import type { AssembledDocument, Block, Heading, Paragraph, Run, Signer } from './model.ts'

/** How one reader wants its text: the canonical text shows everything, the words leave marks out. */
type Reader = { marks: boolean }

const runText = (run: Run, { marks }: Reader): string => {
  if (run.kind !== 'blank') return run.text
  return marks ? `[${run.label}]` : ' '
}

const textOf = (runs: readonly Run[], reader: Reader): string =>
  runs.map((run) => runText(run, reader)).join('')

/** The runs as one text; a blank is "[label]". */
export const runsText = (runs: readonly Run[]): string => textOf(runs, { marks: true })

const marked = (mark: string | undefined, text: string, { marks }: Reader): string =>
  marks && mark !== undefined ? `${mark} ${text}` : text

const numbered = (block: Heading | Paragraph, reader: Reader): string =>
  marked(
    block.kind === 'heading' && block.level === 1 && block.number
      ? `${block.number}.`
      : block.number,
    textOf(block.runs, reader),
    reader,
  )

const signerLines = (signer: Signer, reader: Reader): string[] => [
  signer.role,
  ...signer.lines.map(({ label, value }) =>
    reader.marks ? `${label}: ${textOf(value, reader)}` : `${textOf(value, reader)} ${label}`,
  ),
]

const blockLines = (block: Block, reader: Reader): string[] => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [textOf(block.runs, reader)]
    case 'heading':
    case 'paragraph':
      return [numbered(block, reader)]
    case 'box':
      return block.paragraphs.map((paragraph) => numbered(paragraph, reader))
    case 'list':
      return block.items.map(({ marker, runs }) => marked(marker, textOf(runs, reader), reader))
    case 'table':
      return [...(block.header ?? []), ...block.rows.flatMap(({ cells }) => cells)].map((cell) =>
        textOf(cell, reader),
      )
    case 'signatures':
      return block.signers.flatMap((signer) => signerLines(signer, reader))
    case 'together':
      return block.blocks.flatMap((inner) => blockLines(inner, reader))
    case 'page-break':
      return reader.marks ? ['---'] : []
  }
}

/**
 * The document as a reader sees it, one line per block, item and cell, with numbers and markers;
 * a blank is "[label]", a page break "---".
 */
export const documentText = (document: AssembledDocument): string =>
  document.blocks
    .flatMap((block) => blockLines(block, { marks: true }))
    .map((line) => `${line}\n`)
    .join('')

/** The words in reading order, without numbers, markers and blanks: the same in every format. */
export const documentWords = (document: AssembledDocument): string[] =>
  document.blocks
    .flatMap((block) => blockLines(block, { marks: false }))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '')

/** How many words a reader reads. */
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
