import {
  AlignmentType,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  Paragraph as WordParagraph,
  Table as WordTable,
} from 'docx'
import type { Run, Table } from '../../../../shared/documents/model.ts'
import { wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'
import { HANGING, TEXT_WIDTH } from './units.ts'

const isLoneBlank = (runs: readonly Run[]) => runs.length === 1 && runs[0]?.kind === 'blank'

type RowSetting = { table: Table; widths: number[]; setting: Setting }

const cellStyle = (table: Table, column: number, isHeader: boolean) => {
  if (isHeader) return STYLE.tableHeader
  return table.look === 'summary' && column === 0 ? STYLE.tableLabel : STYLE.tableText
}

function wordRow(cells: readonly Run[][], row: RowSetting, isHeader: boolean, keepNext: boolean) {
  const { table, widths, setting } = row
  // In a form the rule under the row is the line to write on.
  const printed = (runs: readonly Run[]) => (table.look === 'form' && isLoneBlank(runs) ? [] : runs)
  return new TableRow({
    tableHeader: isHeader || undefined,
    cantSplit: true,
    children: widths.map(
      (size, column) =>
        new TableCell({
          width: { size, type: WidthType.DXA },
          children: [
            new WordParagraph({
              style: cellStyle(table, column, isHeader),
              alignment: table.align?.[column] === 'right' ? AlignmentType.RIGHT : undefined,
              keepNext: keepNext || undefined,
              children: wordRuns(printed(cells[column] ?? []), setting.bookmarks),
            }),
          ],
        }),
    ),
  })
}

/** Up to so many rows a table stays on one page. */
const SMALL = 14

/** A table in the style of its look; the header row is repeated on each page. */
export function wordTable(table: Table, setting: Setting): WordTable {
  const indent = setting.isHanging ? HANGING : 0
  const total = TEXT_WIDTH - indent
  const widths = table.widths.map((share) => Math.round(share * total))
  const row = { table, widths, setting }
  const last = table.rows.length - 1
  const keeps = (index: number) => setting.keepNext || (last < SMALL && index < last)
  return new WordTable({
    style: STYLE[table.look],
    layout: TableLayoutType.FIXED,
    width: { size: total, type: WidthType.DXA },
    indent: { size: indent, type: WidthType.DXA },
    columnWidths: widths,
    rows: [
      ...(table.header ? [wordRow(table.header, row, true, true)] : []),
      ...table.rows.map(({ cells }, index) => wordRow(cells, row, false, keeps(index))),
    ],
  })
}
