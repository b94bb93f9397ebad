import {
  type BlockSpacing,
  HANGING_INDENT,
  ITEM_SPACING,
  PAGE,
  SPACING,
  TEXT_AREA,
  type TypeStyle,
} from '../layout/style-sheet.ts'

/** Word counts in twips, twentieths of a point; type sizes in half points. */
export const twips = (points: number): number => Math.round(points * 20)
export const halfPoints = ({ size }: TypeStyle): number => Math.round(size * 2)

/** The page in twips. */
export const PAGE_SIZE = { width: twips(PAGE.width), height: twips(PAGE.height) } as const
export const MARGIN = twips(PAGE.margin)
export const TEXT_WIDTH = twips(TEXT_AREA.width)
export const HANGING = twips(HANGING_INDENT)

/**
 * Cambria is in every Word, on Windows, the Mac and the web, so the file looks the same everywhere
 * and stays small; its figures line up, which Georgia's do not.
 */
export const FONT = 'Cambria'
export const INK = '171A26'
export const MUTED = '5C6170'
export const RULE = 'A8ADB8'

/** In 240ths of a line: Cambria's own leading. */
export const LINE = 240
/** The same leading as a multiple of the type size. */
export const LEADING = 1.172

/** Word cannot set lines closer to fit a page, so the file starts as close as the PDF may become. */
export const SPACE_FACTOR = 0.65

const closer = ({ above, below }: BlockSpacing): BlockSpacing => ({
  above: above * SPACE_FACTOR,
  below: below * SPACE_FACTOR,
})

/** Points above and below a paragraph, by what it is; between two of them Word takes the larger. */
export const WORD_SPACING = {
  title: closer(SPACING.title),
  subtitle: closer(SPACING.subtitle),
  contentsTitle: { above: 8, below: 4 },
  contentsEntry: { above: 0, below: 2 },
  section: closer(SPACING.section),
  subsection: closer(SPACING.subsection),
  paragraph: closer(SPACING.paragraph),
  box: { above: 0, below: 5 },
  item: { above: 0, below: ITEM_SPACING },
  cell: { above: 0, below: 0 },
  signer: { above: 0, below: 0 },
  nextSigner: { above: 8, below: 0 },
  signatureLine: { above: 11, below: 0 },
  signatureLabel: { above: 1, below: 0 },
  runningText: { above: 0, below: 0 },
} as const satisfies Record<string, BlockSpacing>

/** The space around a paragraph as a style has it. */
export const spacing = ({ above, below }: BlockSpacing) => ({
  before: twips(above),
  after: twips(below),
})

/** Points above and below a table in lines of their own: it has no space around it. */
export const AROUND_TABLE = { table: 2, signatures: 4, below: 7 } as const

/** Points around the text of a cell. */
export const CELL_PADDING = {
  summary: { x: 5, top: 2, bottom: 1.5 },
  grid: { x: 6, top: 3, bottom: 3 },
  form: { x: 5, top: 6.5, bottom: 3 },
  signatures: { x: 0, top: 0, bottom: 0 },
} as const

/** The rule around a box: its thickness, its distance above and below the text, and the indent beside it, in points. */
export const BOX_RULE = { thickness: 1, space: 8, indent: 10 } as const

/** The rule under a line to sign on, in points. */
export const SIGNATURE_RULE = { thickness: 0.625, space: 1 } as const

export const centered = { alignment: 'center' } as const

/** A border; Word counts its thickness in eighths of a point. */
export const border = (color: string, rule: { thickness: number; space: number }) => ({
  style: 'single' as const,
  color,
  size: rule.thickness * 8,
  space: rule.space,
})
