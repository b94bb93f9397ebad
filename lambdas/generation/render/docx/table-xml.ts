import type { Run, Table } from '../../../../shared/documents/engine/model.ts'
import { type BlockContext, keepsNext } from './block-context.ts'
import { cellElement, paragraphElement, rowElement, tableElement, xmlOfEach } from './elements.ts'
import { runsXml } from './run-xml.ts'
import { STYLE } from './style-ids.ts'
import { HANGING, twips } from './style-values.ts'

/** In a form the rule under the row is the line to write on, so a blank prints nothing. */
export const printedRuns = (runs: readonly Run[], { look }: Table) =>
  look === 'form' && runs.length === 1 && runs[0]?.kind === 'blank' ? [] : runs

const cellStyle = (table: Table, column: number, isHeader: boolean) => {
  if (isHeader) return STYLE.tableHeader
  return table.look === 'summary' && column === 0 ? STYLE.tableLabel : STYLE.tableText
}

/** A table and what its rows share; column widths in twips. */
type TableContext = { table: Table; columns: number[]; context: BlockContext }

const rowXml = (
  cells: readonly Run[][],
  { table, columns, context }: TableContext,
  { isHeader, keepNext }: { isHeader: boolean; keepNext: boolean },
) => {
  const written = xmlOfEach(columns, (width, column) => {
    const align = table.align?.[column] === 'right' ? 'right' : undefined
    const properties = { style: cellStyle(table, column, isHeader), keepNext, align } as const
    const runs = runsXml(printedRuns(cells[column] ?? [], table), context.bookmarks)
    return cellElement(width, paragraphElement(properties, runs))
  })
  return rowElement(written, isHeader)
}

/** A table of at most so many rows stays on one page. */
const MAX_WHOLE_ROWS = 14

/** Whether a table stays on one page. */
export const staysWholeIn = ({ rows }: Table, { staysWhole }: BlockContext): boolean =>
  staysWhole || rows.length <= MAX_WHOLE_ROWS

/** A table in the style of its kind; the header row is repeated on each page. */
export const tableXml = (table: Table, context: BlockContext): string => {
  const indent = context.isHanging ? HANGING : 0
  const columns = context.columnsOf(table, context.isHanging).map(twips)
  const shared = { table, columns, context }
  const last = table.rows.length - 1
  const rowContext = { ...context, staysWhole: staysWholeIn(table, context) }
  const header = table.header
    ? rowXml(table.header, shared, { isHeader: true, keepNext: true })
    : ''
  const rows = xmlOfEach(table.rows, ({ cells }, index) => {
    const keepNext = keepsNext(rowContext, index === last)
    return rowXml(cells, shared, { isHeader: false, keepNext })
  })
  return tableElement({ style: STYLE[table.look], indent, columns }, header + rows)
}
