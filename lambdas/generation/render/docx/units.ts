import { COLUMN, HANG, SHEET } from '../layout/sheet.ts'

/** Word counts in twips, twentieths of a point; type sizes in half points. */
export const twips = (points: number) => Math.round(points * 20)
export const halfPoints = (points: number) => Math.round(points * 2)

export const PAGE = { width: twips(SHEET.width), height: twips(SHEET.height) } as const
export const MARGIN = twips(SHEET.margin)
export const TEXT_WIDTH = twips(COLUMN.width)
export const HANGING = twips(HANG)
