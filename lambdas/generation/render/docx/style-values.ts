import {
  type BlockSpacing,
  HANGING_INDENT,
  PAGE,
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

/** In 240ths of a line: Cambria's own leading, 1.17 times its size. */
export const LINE = 240

/** Space before and after a paragraph, given in points. */
export const spacing = (before: number, after: number) => ({
  before: twips(before),
  after: twips(after),
})

/** Word cannot set lines closer to fit a page, so the file starts as close as the PDF may become. */
export const SPACE_FACTOR = 0.65

/** The space around a block, as the style of its paragraphs has it. */
export const blockSpacing = ({ above, below }: BlockSpacing) =>
  spacing(above * SPACE_FACTOR, below * SPACE_FACTOR)

export const centered = { alignment: 'center' } as const

/** A border: eighths of a point thick, `space` points from the text. */
export const border = (color: string, size: number, space: number) => ({
  style: 'single' as const,
  color,
  size,
  space,
})
