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

export const around = ({ above, below }: { above: number; below: number }) => spacing(above, below)

/** In 240ths of a line: Cambria's own lines are 1.17 times its size, the body's 1.23 times. */
export const LINE = 252

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
