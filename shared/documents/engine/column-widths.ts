import type { Run } from './model.ts'

/** Points, as in both renderers: the width of the text area, and cell padding. */
const GRID_WIDTH = 468
/** Under a numbered section a grid is narrower. */
const INDENTED_GRID_WIDTH = 440
const CELL_PADDING = 15.5
/** Generous estimates, because the engine doesn't measure glyphs. */
const WIDE_CHARACTER = 5.4
const NARROW_CHARACTER = 2.7
/** No letter is wider, such as those of a serial number. */
const WIDEST_CHARACTER = 10
/** Longer words without digits may be broken. */
const MAX_UNBROKEN_LENGTH = 12

const isNumber = (word: string): boolean => /\d/.test(word)

const widthOf = (word: string): number => {
  const widths = [...word].map((character) => {
    if (/[.,:;'’ilI|()]/.test(character)) return NARROW_CHARACTER
    return isNumber(word) && !/[\d$-]/.test(character) ? WIDEST_CHARACTER : WIDE_CHARACTER
  })
  const width = widths.reduce((sum, each) => sum + each, 0)
  return isNumber(word) ? (width * GRID_WIDTH) / INDENTED_GRID_WIDTH : width
}

const textOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? ' ' : run.text)).join('')

/** The width that a cell needs so that no number and no short word is broken. */
const minimumCellWidth = (runs: readonly Run[]): number => {
  const unbreakableWords = textOf(runs)
    .split(/\s+/)
    .filter((word) => isNumber(word) || word.length <= MAX_UNBROKEN_LENGTH)
  return CELL_PADDING + Math.max(0, ...unbreakableWords.map(widthOf))
}

/**
 * The column shares of a grid, widened where a number wouldn't fit. Other columns shrink in
 * proportion to their spare width.
 */
export const fitColumnWidths = (
  widths: readonly number[],
  cells: readonly (readonly (readonly Run[])[])[],
): number[] => {
  const columns = widths.map((share, index) => {
    const width = share * GRID_WIDTH
    const needed = Math.max(0, ...cells.map((row) => minimumCellWidth(row[index] ?? [])))
    return { width, missing: Math.max(0, needed - width), spare: Math.max(0, width - needed) }
  })
  const totalMissing = columns.reduce((sum, { missing }) => sum + missing, 0)
  const totalSpare = columns.reduce((sum, { spare }) => sum + spare, 0)
  if (totalMissing === 0 || totalSpare === 0) return [...widths]
  const shrinkRatio = Math.min(1, totalMissing / totalSpare)
  const growRatio = Math.min(1, totalSpare / totalMissing)
  return columns.map(
    ({ width, missing, spare }) => (width + missing * growRatio - spare * shrinkRatio) / GRID_WIDTH,
  )
}
