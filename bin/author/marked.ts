import type {
  Block,
  Heading,
  List,
  Paragraph,
  Run,
  Signer,
  Table,
} from '../../shared/documents/engine/model.ts'

/**
 * A document with its conditions: what is printed, and each condition with the passage that it adds
 * or hides.
 */

/** A condition: its location and source, and whether its passage is printed. */
export type Mark = { source: string; file: string; line: number; taken: boolean }

export interface Passage<T> {
  mark: Mark
  content: Marks<T>[]
}

/** A part of a document, or a condition around such parts. */
export type Marks<T> = T | Passage<T>

export const isPassage = <T extends object>(node: Marks<T>): node is Passage<T> => 'mark' in node

/** A part of a line. `run` is replaced while the line is tidied. */
export type Piece = { run: Run }
export type Item = { marker: string; content: Marks<Piece>[] }
export type Row = { cells: Marks<Piece>[][] }

type Line = { content: Marks<Piece>[] }

/** `block` is the printed block with its number; absent if nothing is printed. */
export type Part =
  | ({ kind: 'title' | 'subtitle' } & Line)
  | ({ kind: 'heading'; block: Heading } & Line)
  | ({ kind: 'paragraph'; look: Paragraph['look']; block: Paragraph | undefined } & Line)
  | { kind: 'box'; content: Marks<Part>[] }
  | { kind: 'list'; marker: List['marker']; items: Marks<Item>[] }
  | {
      kind: 'table'
      look: Table['look']
      shape: Pick<Table, 'header' | 'align' | 'widths'>
      rows: Marks<Row>[]
    }
  | { kind: 'signatures'; signers: Marks<Signer>[] }
  | { kind: 'page-break' }
  /** A hidden passage that can't be rendered with these answers. */
  | { kind: 'unshown'; message: string }

export type MarkedDocument = {
  title: string
  footer: Run[]
  initials: readonly string[]
  content: Marks<Part>[]
}

/** A section without content isn't printed, and neither is its heading. */
export const dropHeadings = (
  content: readonly Marks<Part>[],
  dropped: ReadonlySet<Block>,
): Marks<Part>[] =>
  content.flatMap((node): Marks<Part>[] => {
    if (isPassage(node)) {
      if (!node.mark.taken) return [node]
      return [{ ...node, content: dropHeadings(node.content, dropped) }]
    }
    return node.kind === 'heading' && dropped.has(node.block) ? [] : [node]
  })
