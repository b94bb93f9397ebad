/** US Letter with one inch margins. All lengths of the layout are points, y grows downwards. */
export const SHEET = {
  width: 612,
  height: 792,
  margin: 72,
} as const

/** The area the text stands in. */
export const COLUMN = {
  width: SHEET.width - 2 * SHEET.margin,
  height: SHEET.height - 2 * SHEET.margin,
} as const

/** Section and clause numbers hang in this column, the text starts beside it. */
export const HANG = 28
