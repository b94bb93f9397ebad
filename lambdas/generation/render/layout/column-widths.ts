import type { Run, Table } from '../../../../shared/documents/engine/model.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { TABLE_HEADER, TABLE_STYLES, type TypeStyle } from './style-sheet.ts'
import { textOf } from './words.ts'

const FIGURE = /\d/

const hasFigure = (run: Run): boolean => run.kind !== 'blank' && FIGURE.test(run.text)

/** The widest of the words, in points. */
const widest = (
  words: readonly string[],
  { face, size }: TypeStyle,
  measure: MeasureText,
): number => words.reduce((width, word) => Math.max(width, measure(word, face, size)), 0)

const printedWords = (runs: readonly Run[]): string[] => textOf(runs).split(/\s+/).filter(Boolean)

/** The width that a column needs so that no figure and no word of its header is broken, in points, its padding included. */
const neededWidth = (table: Table, column: number, measure: MeasureText): number => {
  const style = TABLE_STYLES[table.look]
  const type = column === 0 ? style.firstColumn : style.otherColumns
  let content = widest(printedWords(table.header?.[column] ?? []), TABLE_HEADER, measure)
  for (const { cells } of table.rows) {
    const runs = cells[column] ?? []
    if (!runs.some(hasFigure)) continue
    const figures = printedWords(runs).filter((word) => FIGURE.test(word))
    content = Math.max(content, widest(figures, type, measure))
  }
  return content === 0 ? 0 : Math.ceil(content) + 2 * style.padding.x
}

/**
 * The columns' widths in points. The author's shares hold, unless a figure would be broken: then the
 * columns that have room to spare give what the narrow ones lack.
 */
export const columnWidths = (table: Table, width: number, measure: MeasureText): number[] => {
  const planned = table.widths.map((share) => share * width)
  if (table.look !== 'grid') return planned
  const columns = planned.map((own, column) => {
    const needed = neededWidth(table, column, measure)
    return { own, lack: Math.max(0, needed - own), spare: Math.max(0, own - needed) }
  })
  const lacking = columns.reduce((sum, { lack }) => sum + lack, 0)
  const sparing = columns.reduce((sum, { spare }) => sum + spare, 0)
  if (lacking === 0 || lacking > sparing) return planned
  return columns.map(({ own, lack, spare }) => own + lack - (spare * lacking) / sparing)
}
