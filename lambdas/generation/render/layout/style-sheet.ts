import type { Block, ListMarker, Table } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'

/** Options for rendering to either format. */
export type RenderOptions = {
  /** Large, light, diagonal text behind every page, for example "SAMPLE". */
  watermark?: string
  /** The file's date. It is passed in, so that the same input gives the same file. */
  createdAt: Date
}

/** BCP 47. */
export const LANGUAGE = 'en-US'

/** US Letter with one-inch margins. All layout lengths are in points; y grows downward. */
export const PAGE = { width: 612, height: 792, margin: 72 } as const

/** The area inside the margins. */
export const TEXT_AREA = {
  width: PAGE.width - 2 * PAGE.margin,
  height: PAGE.height - 2 * PAGE.margin,
} as const

/** The indent of text under a numbered section; section and clause numbers hang in it. */
export const HANGING_INDENT = 28

export type Color = 'text' | 'muted' | 'rule'

/** Font size and leading in points. */
export type TypeStyle = { face: Face; size: number; leading: number; color: Color }

const BODY: TypeStyle = { face: 'regular', size: 11, leading: 13.5, color: 'text' }
const TABLE: TypeStyle = { ...BODY, size: 10, leading: 12.25 }
const TABLE_LABEL: TypeStyle = { ...TABLE, color: 'muted' }

/** The type of each kind of text. */
export const TYPE = {
  body: BODY,
  note: { face: 'regular', size: 9.5, leading: 11.75, color: 'muted' },
  title: { face: 'bold', size: 22, leading: 26, color: 'text' },
  subtitle: { face: 'italic', size: 12.5, leading: 15.5, color: 'muted' },
  section: { face: 'bold', size: 13, leading: 16, color: 'text' },
  subsection: { ...BODY, face: 'bold' },
  table: TABLE,
  tableHeader: { ...TABLE, face: 'bold', size: 9.5 },
  contents: { face: 'regular', size: 8.5, leading: 10.25, color: 'text' },
  signerRole: { ...BODY, face: 'bold' },
  /** The label below a fill-in line, the smallest text. */
  lineLabel: { face: 'regular', size: 7.5, leading: 9, color: 'muted' },
  headerFooter: { face: 'regular', size: 9, leading: 11, color: 'muted' },
} satisfies Record<string, TypeStyle>

/** Space above and below a block in points; the larger one applies between two blocks. */
export type BlockSpacing = { above: number; below: number }

export const SPACING: Record<Exclude<Block['kind'], 'heading'>, BlockSpacing> & {
  section: BlockSpacing
  subsection: BlockSpacing
} = {
  title: { above: 0, below: 2 },
  subtitle: { above: 0, below: 9 },
  section: { above: 11.5, below: 2.5 },
  subsection: { above: 7, below: 2 },
  paragraph: { above: 0, below: 4.5 },
  box: { above: 10, below: 10 },
  list: { above: 2, below: 4.5 },
  table: { above: 6, below: 8 },
  signatures: { above: 12, below: 12 },
  together: { above: 0, below: 0 },
  'page-break': { above: 0, below: 0 },
}

const spacingOf = (block: Block): BlockSpacing =>
  SPACING[block.kind === 'heading' ? (block.level === 1 ? 'section' : 'subsection') : block.kind]

/** The space between two blocks, in points. */
export const spaceBetween = (previous: Block, next: Block): number =>
  Math.max(spacingOf(previous).below, spacingOf(next).above)

/** The distance from a list item's marker to its text, in points. */
export const MARKER_INDENT: Record<ListMarker, number> = {
  bullet: 16,
  letter: 24,
  step: 24,
  checkbox: 20,
}
/** Space between two list items, in points. */
export const ITEM_SPACING = 1.5

/** Space between the two columns of the table of contents, in points. */
export const CONTENTS_GUTTER = 24
/** Space above and below the table of contents, in points. */
export const CONTENTS_SPACING = 12

/** Space between two signers, in points. */
export const SIGNER_GUTTER = 36

/** Label and value in two columns; lengths are in points. */
const SUMMARY = {
  padding: { x: 8, top: 2, bottom: 2 },
  minHeight: 0,
  /** Additional padding inside the first and last rule. */
  edgePadding: 2,
  firstColumn: TABLE_LABEL,
  otherColumns: TABLE,
  /** Whether the first cell of a row is its label. */
  firstIsLabel: true,
  /** Whether the first column aligns with the text's left edge. */
  flushLeft: true,
  rowRules: false,
  columnRules: false,
}

/** The style of a kind of table. */
export type TableStyle = typeof SUMMARY

export const TABLE_STYLES: Record<Table['look'], TableStyle> = {
  summary: SUMMARY,
  grid: {
    ...SUMMARY,
    padding: { x: 7, top: 3, bottom: 3.5 },
    edgePadding: 0,
    firstColumn: TABLE,
    firstIsLabel: false,
    flushLeft: false,
    rowRules: true,
    columnRules: true,
  },
  form: {
    ...SUMMARY,
    padding: { x: 8, top: 7, bottom: 3.5 },
    minHeight: 23.5,
    edgePadding: 0,
    firstColumn: TABLE,
    rowRules: true,
  },
}
