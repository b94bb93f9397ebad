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
export const TEXT_HEIGHT = twips(TEXT_AREA.height)
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
const SPACE_FACTOR = 0.65

const spacing = (before: number, after: number) => ({
  before: twips(before),
  after: twips(after),
})

const closer = ({ above, below }: BlockSpacing) =>
  spacing(above * SPACE_FACTOR, below * SPACE_FACTOR)

/** Space before and after a paragraph in twips, by what it is; between two of them Word takes the larger. */
export const WORD_SPACING = {
  title: closer(SPACING.title),
  subtitle: closer(SPACING.subtitle),
  contentsTitle: spacing(8, 4),
  contentsEntry: spacing(0, 2),
  section: closer(SPACING.section),
  subsection: closer(SPACING.subsection),
  paragraph: closer(SPACING.paragraph),
  box: spacing(0, 5),
  item: spacing(0, ITEM_SPACING),
  cell: spacing(0, 0),
  signer: spacing(0, 0),
  nextSigner: { before: twips(8) },
  signatureLine: spacing(11, 0),
  signatureLabel: spacing(1, 0),
  runningText: spacing(0, 0),
} as const

/** How high the empty lines above and below a table are, in twips; a table has no space of its own. */
export const AROUND_TABLE = { table: twips(2), signatures: twips(4), below: twips(7) } as const

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
