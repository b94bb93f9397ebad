import type { Run, Table } from '../../../../shared/documents/model.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'
import { cellXml, rowXml, tableXml } from './table-xml.ts'
import { HANGING, TEXT_WIDTH } from './units.ts'

const isLoneBlank = (runs: readonly Run[]) => runs.length === 1 && runs[0]?.kind === 'blank'

type RowSetting = { table: Table; columns: number[]; setting: Setting }

const cellStyle = (table: Table, column: number, isHeader: boolean) => {
  if (isHeader) return STYLE.tableHeader
  return table.look === 'summary' && column === 0 ? STYLE.tableLabel : STYLE.tableText
}

function wordRow(cells: readonly Run[][], row: RowSetting, isHeader: boolean, keepNext: boolean) {
  const { table, columns, setting } = row
  // In a form the rule under the row is the line to write on.
  const printed = (runs: readonly Run[]) => (table.look === 'form' && isLoneBlank(runs) ? [] : runs)
  const written = columns.map((width, column) => {
    const align = table.align?.[column] === 'right' ? 'right' : undefined
    const look = { style: cellStyle(table, column, isHeader), keepNext, align } as const
    const runs = wordRuns(printed(cells[column] ?? []), setting.bookmarks)
    return cellXml(width, paragraphXml(look, runs))
  })
  return rowXml(written.join(''), isHeader)
}

/** Up to so many rows a table stays on one page. */
const SMALL = 14

/** A table in the style of its look; the header row is repeated on each page. */
export function wordTable(table: Table, setting: Setting): string {
  const indent = setting.isHanging ? HANGING : 0
  const total = TEXT_WIDTH - indent
  const columns = table.widths.map((share) => Math.round(share * total))
  const row = { table, columns, setting }
  const last = table.rows.length - 1
  const holds = setting.staysWhole || last < SMALL
  const keeps = (index: number) => setting.keepNext || (holds && index < last)
  const rows = [
    ...(table.header ? [wordRow(table.header, row, true, true)] : []),
    ...table.rows.map(({ cells }, index) => wordRow(cells, row, false, keeps(index))),
  ]
  return tableXml({ style: STYLE[table.look], indent, columns }, rows.join(''))
}
