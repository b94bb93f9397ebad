import type { SpacingAdjustment } from '../layout/line-boxes.ts'
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

/** Space before and after a paragraph in points. Word uses the larger one between two paragraphs. */
export const spacing = (before: number, after: number) => ({
  before: twips(before),
  after: twips(after),
})
/** Cambria is narrower than the PDF's font, so the same pages have a little more space between blocks. */
const EXTRA_SPACE_FACTOR = 0.05

/** Space before and after a block, tightened as in the PDF. */
export const blockSpacing = (
  { above, below }: BlockSpacing,
  { spaceFactor }: SpacingAdjustment,
) => {
  const factor = spaceFactor + EXTRA_SPACE_FACTOR
  return spacing(above * factor, below * factor)
}

/** A single border, its thickness and its distance from the text in points. */
export const border = (color: string, thickness: number, space = 0) => ({
  style: 'single' as const,
  color,
  size: thickness * 8,
  space,
})
