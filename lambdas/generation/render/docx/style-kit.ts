import { AlignmentType, BorderStyle, type IBaseParagraphStyleOptions } from 'docx'
import type { TypeStyle } from '../layout/type.ts'
import { halfPoints, twips } from './units.ts'

/**
 * Cambria is in every Word, on Windows, the Mac and the web, so the file looks the same everywhere
 * and stays small; its figures line up, which Georgia's do not.
 */
export const FONT = 'Cambria'
export const INK = '171A26'
export const MUTED = '5C6170'
export const RULE = 'A8ADB8'

/** Space above and below in points. */
export const spacing = (before: number, after: number) => ({
  before: twips(before),
  after: twips(after),
})

/** Word cannot set lines closer to fit a page, so the file starts as close as the PDF may become. */
export const CLOSE = 0.65

export const around = ({ above, below }: { above: number; below: number }) =>
  spacing(above * CLOSE, below * CLOSE)

/** In 240ths of a line: Cambria's own lines, 1.17 times its size. */
export const LINE = 240

export const sized = ({ size }: TypeStyle) => halfPoints(size)

/** A paragraph style of the document. */
export type Style = IBaseParagraphStyleOptions & { id: string; name: string }

export const centered = { alignment: AlignmentType.CENTER }

/** A border: eighths of a point thick, `space` points from the text. */
export const border = (color: string, size: number, space: number) => ({
  style: BorderStyle.SINGLE,
  color,
  size,
  space,
})
