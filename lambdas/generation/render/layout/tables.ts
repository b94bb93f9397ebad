import type { ColumnAlign, Run, Table } from '../../../../shared/documents/engine/model.ts'
import {
  type DrawingOperation,
  horizontalRule,
  type Tag,
  verticalRule,
} from './drawing-operations.ts'
import {
  createBox,
  heightOf,
  keepTogether,
  type LineBox,
  layoutColumns,
  type TextFrame,
} from './line-boxes.ts'
import { TABLE_STYLES, type TableStyle, TEXT_AREA, TYPE } from './style-sheet.ts'
import { layoutText } from './text-lines.ts'

/** Taller rows may be split across pages. */
const MAX_UNSPLIT_ROW_HEIGHT = TEXT_AREA.height / 2
/** Shorter tables stay on one page. */
const MAX_UNSPLIT_TABLE_HEIGHT = TEXT_AREA.height / 3

/** The rows of a table that stay together at the foot and at the top of a page. */
const ROWS_AT_BREAK = 2

type Column = { x: number; width: number; align?: ColumnAlign }
type TableLayout = {
  table: Table
  style: TableStyle
  columns: Column[]
  frame: TextFrame
  parent: Tag
}
type Row = {
  cells: readonly Run[][]
  isHeader: boolean
  /** Whether the row is the first or the last of its table. */
  isFirst: boolean
  isLast: boolean
}

const positionColumns = (table: Table, frame: TextFrame): Column[] => {
  let x = frame.x
  return table.widths.map((share, index) => {
    const column = { x, width: share * frame.width, align: table.align?.[index] }
    x += column.width
    return column
  })
}

/** In a form, the rule below the row is the fill-in line, so a blank prints nothing. */
export const printedRuns = (runs: readonly Run[], { look }: Table): readonly Run[] =>
  look === 'form' && runs.length === 1 && runs[0]?.kind === 'blank' ? [] : runs

const layoutCell = (
  row: Row,
  index: number,
  column: Column,
  { table, style, frame }: TableLayout,
  parent: Tag,
): LineBox[] => {
  const scope = row.isHeader ? 'Column' : index === 0 && style.firstIsLabel ? 'Row' : undefined
  const left = index === 0 && style.flushLeft ? 0 : style.padding.x
  const text = {
    runs: printedRuns(row.cells[index] ?? [], table),
    style: row.isHeader ? TYPE.tableHeader : index === 0 ? style.firstColumn : style.otherColumns,
    tag: { role: scope ? 'TH' : 'TD', parent, scope } as const,
    align: column.align,
  }
  const width = column.width - left - style.padding.x
  return layoutText(text, { ...frame, x: column.x + left, width })
}

/** Whether a piece is the start or the end of a split row. */
type Piece = { isStart: boolean; isEnd: boolean }

/** A split row has padding only at its very top and bottom. */
const paddingOf = ({ isStart, isEnd }: Piece, row: Row, { padding, edgePadding }: TableStyle) => ({
  top: isStart ? padding.top + (row.isFirst ? edgePadding : 0) : 0,
  bottom: isEnd ? padding.bottom + (row.isLast ? edgePadding : 0) : 0,
})

/** Vertical rules on both sides of each column. */
const columnRules = ({ columns, frame }: TableLayout, top: number, height: number) =>
  [...columns.map(({ x }) => x), frame.x + frame.width].map((x) =>
    verticalRule(x, top, height, 0.5, 'rule'),
  )

const rowRule = ({ x, width }: TextFrame, y: number, isOuter: boolean): DrawingOperation =>
  horizontalRule(x, x + width, y, isOuter ? 0.75 : 0.5, isOuter ? 'text' : 'rule')

/** A row, or a piece of one, around its text. A table's outer rules are heavier. */
const layoutPiece = (text: LineBox, piece: Piece, row: Row, layout: TableLayout): LineBox => {
  const { style, frame } = layout
  const padding = paddingOf(piece, row, style)
  const isOuter = row.isLast || row.isHeader
  const { isStart, isEnd } = piece
  const height = Math.max(text.height + padding.top + padding.bottom, isStart ? style.minHeight : 0)
  return createBox(height, (operations, top) => {
    if (style.columnRules) operations.push(...columnRules(layout, top, height))
    if (isStart && row.isFirst) operations.push(rowRule(frame, top, true))
    if (isEnd && (isOuter || style.rowRules)) operations.push(rowRule(frame, top + height, isOuter))
    text.draw(operations, top + padding.top)
  })
}

/** A row as one line box, or as several if it is taller than half a page. */
const layoutRow = (row: Row, layout: TableLayout): LineBox[] => {
  const parent: Tag = { role: 'TR', parent: layout.parent }
  const cells = layout.columns.map((column, index) =>
    layoutCell(row, index, column, layout, parent),
  )
  const texts = layoutColumns(cells, MAX_UNSPLIT_ROW_HEIGHT)
  const last = texts.length - 1
  return texts.map((text, index) =>
    layoutPiece(text, { isStart: index === 0, isEnd: index === last }, row, layout),
  )
}

/** A repeated header row is an artifact, so that assistive technology reads it only once. */
const removeTags = (box: LineBox): LineBox =>
  createBox(box.height, (operations, top) => {
    const tagged: DrawingOperation[] = []
    box.draw(tagged, top)
    for (const operation of tagged) {
      operations.push(
        operation.kind === 'destination' || operation.kind === 'link'
          ? operation
          : { ...operation, tag: undefined },
      )
    }
  })

/** A table whose header row is repeated on every page. */
export const layoutTable = (table: Table, frame: TextFrame): LineBox[] => {
  const parent: Tag = { role: 'Table', parent: frame.parent }
  const columns = positionColumns(table, frame)
  const layout = { table, style: TABLE_STYLES[table.look], columns, frame, parent }
  const header = table.header
    ? layoutRow({ cells: table.header, isHeader: true, isFirst: true, isLast: false }, layout)
    : []
  const body = table.rows.flatMap(({ cells }, index) => {
    const isFirst = index === 0 && header.length === 0
    const isLast = index === table.rows.length - 1
    return layoutRow({ cells, isHeader: false, isFirst, isLast }, layout)
  })
  if (header[0]) {
    const repeatedHeader = removeTags(header[0])
    for (const box of body.slice(1)) box.repeatedHeader = repeatedHeader
  }
  const boxes = [...header, ...body]
  keepTogether(boxes.slice(0, header.length + ROWS_AT_BREAK), 1)
  keepTogether(boxes.slice(-ROWS_AT_BREAK), 1)
  keepTogether(boxes.slice(0, header.length + 1), 2)
  if (heightOf(boxes) <= MAX_UNSPLIT_TABLE_HEIGHT) keepTogether(boxes, 1)
  return boxes
}
