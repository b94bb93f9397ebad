import type { Color, TypeStyle } from './style-sheet.ts'

/** The structure types of tagged PDF that documents use (ISO 32000-1, 14.8.4). `Form` is a line to write on. */
type Role =
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
  | 'Form'
  | 'TOC'
  | 'Caption'
  | 'TOCI'
  | 'Link'

/**
 * An element of the document's structure, for readers who cannot see the page. `parent` is absent at
 * the root only, `label` says what to write on a line, `scope` what a table heading is the heading of.
 */
export type Tag = { role: Role; parent?: Tag; label?: string; scope?: 'Row' | 'Column' }

/** Text on a baseline; `y` is the baseline. */
export type TextOperation = {
  kind: 'text'
  x: number
  y: number
  width: number
  text: string
  /** Whether the text is read from right to left. */
  isRtl?: boolean
  style: TypeStyle
  /** Absent in the header and footer, which repeat on each page. */
  tag?: Tag
}

/**
 * A straight line. A line to write on carries a tag, and `fieldName` when it may be filled in on the
 * screen. Other rules are decoration.
 */
export type RuleOperation = {
  kind: 'rule'
  x1: number
  y1: number
  x2: number
  y2: number
  thickness: number
  color: Color
  tag?: Tag
  fieldName?: string
}

/** An empty checkbox. */
type CheckboxOperation = {
  kind: 'checkbox'
  x: number
  y: number
  size: number
  tag?: Tag
}

/** The position of a heading, for the outline and the table of contents. Nothing is drawn. */
type DestinationOperation = {
  kind: 'destination'
  y: number
  id: string
  level: 1 | 2
  label: string
}

/** An area that leads to the heading with the id `target`; `label` says where it leads. Nothing is drawn. */
export type LinkOperation = {
  kind: 'link'
  x: number
  y: number
  width: number
  height: number
  target: string
  label: string
  tag: Tag
}

export type DrawingOperation =
  | TextOperation
  | RuleOperation
  | CheckboxOperation
  | DestinationOperation
  | LinkOperation

/** The operations of one page. x and y count from its top left corner. */
export type Page = { operations: DrawingOperation[]; restartsNumbering?: boolean }

/** Adds the operations of something whose top is at `top` to those of a page. */
export type Draw = (operations: DrawingOperation[], top: number) => void

export const horizontalRule = (
  x1: number,
  x2: number,
  y: number,
  thickness: number,
  color: Color,
): RuleOperation => ({ kind: 'rule', x1, x2, y1: y, y2: y, thickness, color })

/** A rule from `y` down. */
export const verticalRule = (
  x: number,
  y: number,
  height: number,
  thickness: number,
  color: Color,
): RuleOperation => ({ kind: 'rule', x1: x, x2: x, y1: y, y2: y + height, thickness, color })
