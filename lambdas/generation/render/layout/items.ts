import type { TypeStyle } from './type.ts'

/**
 * What a piece of the page means, for readers who cannot see it. `Form` is a line to write on,
 * `Lbl` a number or list marker.
 */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Sect'
  | 'Note'
  | 'Form'

/**
 * A place in the document's structure. `parent` is absent at the root only, `label` says what to
 * write on a line, `scope` what a table heading is the heading of.
 */
export type Tag = { role: Role; parent?: Tag; label?: string; scope?: 'Row' | 'Column' }

/** Text on a baseline; `y` is the baseline. */
export type TextItem = {
  kind: 'text'
  x: number
  y: number
  width: number
  text: string
  /** The text at its spaces, where it is known already: cutting it again takes time. */
  words?: readonly string[]
  style: TypeStyle
  /** Absent on furniture that repeats on each page. */
  tag?: Tag
}

/**
 * A straight line. A line to write on carries a tag, and `entry` when it may be filled in on the
 * screen: what to write there. Other rules are decoration.
 */
export type RuleItem = {
  kind: 'rule'
  x1: number
  y1: number
  x2: number
  y2: number
  thickness: number
  color: 'ink' | 'muted' | 'rule'
  tag?: Tag
  entry?: string
}

/** An empty box to tick. */
export type SquareItem = { kind: 'square'; x: number; y: number; size: number; tag?: Tag }

/** The place of a heading, for the outline and the list of contents. */
export type AnchorItem = { kind: 'anchor'; y: number; id: string; level: 1 | 2; label: string }

export type Item = TextItem | RuleItem | SquareItem | AnchorItem

/** How firmly a strip holds on to the next: freely, when the group fits on a page, or always. */
export type Keep = 0 | 1 | 2

/** A horizontal band that is never cut: a line, a table row, a pair of signers. */
export type Strip = {
  height: number
  /** Space above, dropped at the top of a page. */
  before: number
  keep: Keep
  /** x from the left margin, y from the top of the strip. */
  items: Item[]
  /** Printed again when this strip is the first on a page: the header row of its table. */
  repeat?: Strip
  /** Begins a page. */
  newPage?: boolean
}

/** Items of one page, x and y from its top left corner. */
export type Page = { items: Item[] }

/** The same item, elsewhere. */
export function moved(item: Item, dx: number, dy: number): Item {
  if (item.kind === 'anchor') return { ...item, y: item.y + dy }
  if (item.kind !== 'rule') return { ...item, x: item.x + dx, y: item.y + dy }
  const { x1, x2, y1, y2 } = item
  return { ...item, x1: x1 + dx, x2: x2 + dx, y1: y1 + dy, y2: y2 + dy }
}
