/**
 * The blocks of a document. `assemble` produces them; the live preview, Word and PDF render them.
 * Everything is resolved: no conditions or variables, and final numbers.
 */

/** A run of text on a line. */
export type Run =
  | {
      kind: 'text'
      text: string
      /** 'template' for words in a template's source; every variable's value is an 'answer'. */
      source: 'template' | 'answer'
      bold?: boolean
      italic?: boolean
      /** The question that the text answers. */
      field?: string
    }
  /** A line to fill in by hand, with its label in small print below. */
  | { kind: 'blank'; label: string; field?: string; length: 'short' | 'long' }
  /** The number of another section or clause, for example "7" or "4.2"; Word makes it a live field. */
  | { kind: 'ref'; target: string; text: string; bold?: boolean; italic?: boolean }

/** The answers a block prints or depends on, for highlighting and for jumping back to the question. */
type Traced = { fields: readonly string[] }

export type Title = Traced & { kind: 'title'; runs: Run[] }
export type Subtitle = Traced & { kind: 'subtitle'; runs: Run[] }

/**
 * Level 1 is a section ("7."), level 2 a subsection ("7.1").
 * `number` is what a reader sees, without the final dot; absent on unnumbered headings.
 */
export type Heading = Traced & {
  kind: 'heading'
  level: 1 | 2
  id: string
  number?: string
  runs: Run[]
}

/** `number` ("4.2") marks a numbered clause; `id` is present when something refers to it. */
export type Paragraph = Traced & {
  kind: 'paragraph'
  look: 'body' | 'note' | 'centered'
  id?: string
  number?: string
  keepWithNext?: boolean
  runs: Run[]
}

/** Boxed text that the law requires to be conspicuous. */
export type Box = Traced & { kind: 'box'; paragraphs: Paragraph[] }

export type ListMarker = 'bullet' | 'letter' | 'step' | 'checkbox'
/** `marker` is the printed text: "•", "(b)", "3." or "☐". */
export type ListItem = Traced & { marker: string; runs: Run[] }
export type List = Traced & { kind: 'list'; marker: ListMarker; items: ListItem[] }

export type ColumnAlign = 'left' | 'right'
/**
 * `summary` is label and value without inner rules, `grid` has all rules and a repeated header row,
 * `form` is label and a place to write in. `widths` are shares that add up to 1; `align` has one
 * entry per column, header cell included, and is absent if all columns are left-aligned.
 */
export type Table = Traced & {
  kind: 'table'
  look: 'summary' | 'grid' | 'form'
  widths: number[]
  align?: ColumnAlign[]
  header?: Run[][]
  rows: TableRow[]
}
export type TableRow = Traced & { cells: Run[][] }

/** One signer's lines in order: the content of the line (a blank, a name, a date) and its label. */
export type Signer = Traced & { role: string; lines: { label: string; value: Run[] }[] }
/** Signature blocks in two columns; one signer's block is never split over two pages. */
export type Signatures = Traced & { kind: 'signatures'; signers: Signer[] }

/** Blocks that stay on one page when they fit on one. */
type Together = Traced & { kind: 'together'; blocks: Block[] }
/** With `restartsNumbering`, the pages that follow have their own numbers and page count. */
export type PageBreak = Traced & { kind: 'page-break'; restartsNumbering?: boolean }

export type Block =
  | Title
  | Subtitle
  | Heading
  | Paragraph
  | Box
  | List
  | Table
  | Signatures
  | Together
  | PageBreak

/** A whole document, ready to be rendered. */
export type AssembledDocument = {
  /** Document property, header text and file title, for example "Bill of Sale". */
  title: string
  /** Precedes "Page X of Y"; may be empty. */
  footer: Run[]
  /** Who initials each page, for example ["Seller", "Buyer"]; empty for none. */
  initials: readonly string[]
  /** The maximum PDF pages; the layout reduces line spacing if that achieves it. */
  pages?: number
  blocks: Block[]
}
