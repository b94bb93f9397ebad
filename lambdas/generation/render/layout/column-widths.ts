import type { Run, Table } from '../../../../shared/documents/engine/model.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { TABLE_HEADER, TABLE_STYLES, type TypeStyle } from './style-sheet.ts'
import { textOf } from './words.ts'

const FIGURE = /\d/

/** A word of the header, or one with a figure in it: neither may be broken. */
const wholeWords = (runs: readonly Run[], isHeader: boolean): string[] => {
  const text = textOf(runs)
  if (!isHeader && !FIGURE.test(text)) return []
  return text.split(/\s+/).filter((word) => word !== '' && (isHeader || FIGURE.test(word)))
}

const widest = (words: readonly string[], { face, size }: TypeStyle, measure: MeasureText) =>
  Math.max(0, ...words.map((word) => measure(word, face, size)))

/** The width that a column needs so that no figure in it is broken, in points, its padding included. */
const neededWidth = (table: Table, column: number, measure: MeasureText): number => {
  const style = TABLE_STYLES[table.look]
  const type = column === 0 ? style.firstColumn : style.otherColumns
  const figures = table.rows.flatMap(({ cells }) => wholeWords(cells[column] ?? [], false))
  const header = wholeWords(table.header?.[column] ?? [], true)
  const content = Math.max(widest(figures, type, measure), widest(header, TABLE_HEADER, measure))
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
