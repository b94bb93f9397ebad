import type { Color, TypeStyle } from './style-sheet.ts'

/** The structure types of tagged PDF that documents use (ISO 32000-1, 14.8.4). `Form` is a fill-in line. */
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
 * An element of the document structure for assistive technology. `parent` is only absent at the root, `label`
 * describes a fill-in line, `scope` is that of a table header.
 */
export type Tag = { role: Role; parent?: Tag; label?: string; scope?: 'Row' | 'Column' }

/** Text; `y` is its baseline. */
export type TextOperation = {
  kind: 'text'
  x: number
  y: number
  width: number
  text: string
  /** Whether the text runs from right to left. */
  isRtl?: boolean
  style: TypeStyle
  /** Absent in the header and footer, which repeat on each page. */
  tag?: Tag
}

/**
 * A straight line. A fill-in line has a tag, and a `fieldName` if it can be filled in on screen. Other rules
 * are decoration.
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
export type CheckboxOperation = {
  kind: 'checkbox'
  x: number
  y: number
  size: number
  tag?: Tag
}

/** The position of a heading, for the outline and the table of contents. Draws nothing. */
type DestinationOperation = {
  kind: 'destination'
  y: number
  id: string
  level: 1 | 2
  label: string
}

/** A link to the heading with the id `target`; `label` describes it. Draws nothing. */
type LinkOperation = {
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

/** The operations of one page. x and y are measured from the top left corner. */
export type Page = { operations: DrawingOperation[]; restartsNumbering?: boolean }

/** Adds the drawing operations of something whose top is at `top`. */
export type Draw = (operations: DrawingOperation[], top: number) => void

export const horizontalRule = (
  x1: number,
  x2: number,
  y: number,
  thickness: number,
  color: Color,
): RuleOperation => ({ kind: 'rule', x1, x2, y1: y, y2: y, thickness, color })

/** A vertical rule from `y` down. */
export const verticalRule = (
  x: number,
  y: number,
  height: number,
  thickness: number,
  color: Color,
): RuleOperation => ({ kind: 'rule', x1: x, x2: x, y1: y, y2: y + height, thickness, color })
