import {
  type BlockSpacing,
  HANGING_INDENT,
  PAGE,
  TEXT_AREA,
  type TypeStyle,
} from '../layout/style-sheet.ts'

/** Word's unit of length is the twip, a twentieth of a point; font sizes are in half points. */
export const twips = (points: number): number => Math.round(points * 20)
export const halfPoints = ({ size }: TypeStyle): number => Math.round(size * 2)

/** The page size in twips. */
export const PAGE_SIZE = { width: twips(PAGE.width), height: twips(PAGE.height) } as const
export const MARGIN = twips(PAGE.margin)
export const TEXT_WIDTH = twips(TEXT_AREA.width)
export const HANGING = twips(HANGING_INDENT)

/**
 * Cambria comes with Word on every platform, so the file looks the same everywhere and needs no embedded font.
 * Unlike Georgia, it has lining figures.
 */
export const FONT = 'Cambria'
/** Cambria has no Hebrew or Arabic. */
export const RIGHT_TO_LEFT_FONT = 'Times New Roman'
export const TEXT_COLOR = '171A26'
export const MUTED = '5C6170'
export const RULE = 'A8ADB8'

/**
 * Word can't tighten spacing to fit a page, so the Word file always uses the tightest spacing that the PDF may
 * use.
 */
const SPACE_FACTOR = 0.65

/** Space before and after a paragraph in points. Word uses the larger one between two paragraphs. */
export const spacing = (before: number, after: number) => ({
  before: twips(before),
  after: twips(after),
})
export const tightSpacing = ({ above, below }: BlockSpacing) =>
  spacing(above * SPACE_FACTOR, below * SPACE_FACTOR)

/** A single border, its thickness and its distance from the text in points. */
export const border = (color: string, thickness: number, space = 0) => ({
  style: 'single' as const,
  color,
  size: thickness * 8,
  space,
})
