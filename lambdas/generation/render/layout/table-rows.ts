import type { ColumnAlign, Run, Table } from '../../../../shared/documents/model.ts'
import type { Item, Strip, Tag } from './items.ts'
import { moved } from './items.ts'
import type { Place } from './place.ts'
import { COLUMN } from './sheet.ts'
import { abreast } from './strips.ts'
import type { TableLook } from './table-looks.ts'
import { textStrips } from './text-strips.ts'
import { TABLE_HEADER } from './type.ts'

/** A row higher than this may be cut by a page break. */
const ROW_LIMIT = COLUMN.height / 2

export type Column = { x: number; width: number; align?: ColumnAlign }
export type TableSetting = { look: TableLook; columns: Column[]; place: Place; parent: Tag }
/** `edges` tells whether the row is the first or the last of its table. */
export type Row = {
  cells: readonly Run[][]
  isHeader: boolean
  edges: { top: boolean; bottom: boolean }
}

export function columnsOf(table: Table, place: Place): Column[] {
  let x = place.x
  return table.widths.map((share, index) => {
    const column = { x, width: share * place.width, align: table.align?.[index] }
    x += column.width
    return column
  })
}

const isLoneBlank = (runs: readonly Run[]) => runs.length === 1 && runs[0]?.kind === 'blank'

/** In a form the rule under the row is the line to write on; a blank leaves its room. */
const printedRuns = (runs: readonly Run[], look: TableLook) =>
  look.rowsAreLines && isLoneBlank(runs) ? [] : runs

function cellStrips(row: Row, index: number, setting: TableSetting, parent: Tag): Strip[] {
  const { look, columns, place } = setting
  const column: Column = columns[index] ?? { x: place.x, width: place.width }
  const scope = row.isHeader ? 'Column' : index === 0 && look.firstIsLabel ? 'Row' : undefined
  const plain = index === 0 ? look.firstColumn : look.otherColumns
  const left = index === 0 && look.flushLeft ? 0 : look.padding.x
  const cell = {
    runs: printedRuns(row.cells[index] ?? [], look),
    style: row.isHeader ? TABLE_HEADER : plain,
    tag: { role: scope ? 'TH' : 'TD', parent, scope } as const,
    x: column.x + left,
    width: column.width - left - look.padding.x,
    align: column.align,
  }
  return textStrips(cell, place.measure)
}

const horizontal = (place: Place, y: number, strong: boolean): Item => ({
  kind: 'rule',
  x1: place.x,
  x2: place.x + place.width,
  y1: y,
  y2: y,
  thickness: strong ? 0.75 : 0.5,
  color: strong ? 'ink' : 'rule',
})

function verticals(columns: Column[], height: number): Item[] {
  const last = columns.at(-1)
  const edges = [...columns.map((column) => column.x), last ? last.x + last.width : 0]
  return edges.map((x) => ({
    kind: 'rule',
    x1: x,
    x2: x,
    y1: 0,
    y2: height,
    thickness: 0.5,
    color: 'rule',
  }))
}

type Part = { isFirst: boolean; isLast: boolean }

/** Room around the text of a row; a row that is cut has it at its very top and bottom only. */
function padded(strip: Strip, { isFirst, isLast }: Part, row: Row, look: TableLook): Strip {
  const top = isFirst ? look.padding.top + (row.edges.top ? look.edge : 0) : 0
  const bottom = isLast ? look.padding.bottom + (row.edges.bottom ? look.edge : 0) : 0
  const height = Math.max(strip.height + top + bottom, isFirst ? look.minHeight : 0)
  return { ...strip, height, items: strip.items.map((item) => moved(item, 0, top)) }
}

/** The rules of a row; the outer ones of a table are stronger. */
function ruled(strip: Strip, { isFirst, isLast }: Part, row: Row, setting: TableSetting): Strip {
  const { look, columns, place } = setting
  const { height } = strip
  const isEnd = row.edges.bottom || row.isHeader
  const rules = [
    ...(look.columnRules ? verticals(columns, height) : []),
    ...(isFirst && row.edges.top ? [horizontal(place, 0, true)] : []),
    ...(isLast && (isEnd || look.rowRules) ? [horizontal(place, height, isEnd)] : []),
  ]
  return { ...strip, items: [...rules, ...strip.items] }
}

/** A row as one strip, or as several when it is higher than half a page. */
export function rowStrips(row: Row, setting: TableSetting): Strip[] {
  const parent: Tag = { role: 'TR', parent: setting.parent }
  const stacks = setting.columns.map((_, index) => cellStrips(row, index, setting, parent))
  const strips = abreast(stacks, ROW_LIMIT)
  return strips.map((strip, index) => {
    const part = { isFirst: index === 0, isLast: index === strips.length - 1 }
    return ruled(padded(strip, part, row, setting.look), part, row, setting)
  })
}
