import type { Run } from './model.ts'

/** Points, as in both renderers: the width of the text area, and cell padding. */
const GRID_WIDTH = 468
const CELL_PADDING = 15.5
/** Generous estimates, because the engine doesn't measure glyphs. */
const WIDE_CHARACTER = 5.4
const NARROW_CHARACTER = 2.7
/** Longer words without digits may be broken. */
const MAX_UNBROKEN_LENGTH = 12

const widthOf = (word: string): number =>
  [...word].reduce(
    (width, character) =>
      width + (/[.,:;'’ilI|()]/.test(character) ? NARROW_CHARACTER : WIDE_CHARACTER),
    0,
  )

const textOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? ' ' : run.text)).join('')

/** The width that a cell needs so that no number and no short word is broken. */
const minimumCellWidth = (runs: readonly Run[]): number => {
  const unbreakableWords = textOf(runs)
    .split(/\s+/)
    .filter((word) => /\d/.test(word) || word.length <= MAX_UNBROKEN_LENGTH)
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
