import type { Run, Table, TableRow } from '../../../../shared/documents/model.ts'
import type { Item, Strip, Tag } from './items.ts'
import { moved } from './items.ts'
import type { Place } from './place.ts'
import { COLUMN } from './sheet.ts'
import { abreast, heightOf, heldTogether } from './strips.ts'
import { type TableLook, tableLook } from './table-looks.ts'
import { textStrips } from './text-strips.ts'
import { TABLE_HEADER, type TypeStyle } from './type.ts'

/** A row higher than this may be cut by a page break; a table lower than this is not. */
const ROW_LIMIT = COLUMN.height / 2
const SMALL_TABLE = COLUMN.height / 3

type Column = { x: number; width: number }

function columnsOf(table: Table, place: Place): Column[] {
  let x = place.x
  return table.widths.map((share) => {
    const column = { x, width: share * place.width }
    x += column.width
    return column
  })
}

const isLoneBlank = (runs: readonly Run[]) => runs.length === 1 && runs[0]?.kind === 'blank'

/** In a form the rule under the row is the line to write on; a blank leaves its room. */
const printedRuns = (runs: readonly Run[], look: TableLook) =>
  look.rowsAreLines && isLoneBlank(runs) ? [] : runs

type Cell = { runs: readonly Run[]; column: Column; style: TypeStyle; tag: Tag }

function cellStrips(cell: Cell, look: TableLook, measure: Place['measure'], flushLeft: boolean) {
  const left = flushLeft ? 0 : look.padding.x
  return textStrips(
    {
      runs: printedRuns(cell.runs, look),
      style: cell.style,
      tag: cell.tag,
      x: cell.column.x + left,
      width: cell.column.width - left - look.padding.x,
    },
    measure,
  )
}

function padded(strip: Strip, look: TableLook, isFirst: boolean, isLast: boolean): Strip {
  const top = isFirst ? look.padding.top : 0
  const bottom = isLast ? look.padding.bottom : 0
  const height = Math.max(strip.height + top + bottom, isFirst ? look.minHeight : 0)
  return { ...strip, height, items: strip.items.map((item) => moved(item, 0, top)) }
}

type RowSetting = { look: TableLook; columns: Column[]; place: Place; parent: Tag }

function rowStrips(cells: readonly Run[][], setting: RowSetting, header: boolean): Strip[] {
  const { look, columns, place, parent } = setting
  const row: Tag = { role: 'TR', parent }
  const stacks = columns.map((column, index) => {
    const style = header ? TABLE_HEADER : index === 0 ? look.firstColumn : look.otherColumns
    const isLabel = index === 0 && look.firstIsLabel
    const scope = header ? 'Column' : isLabel ? 'Row' : undefined
    const tag: Tag = { role: scope ? 'TH' : 'TD', parent: row, scope }
    const cell = { runs: cells[index] ?? [], column, style, tag }
    return cellStrips(cell, look, place.measure, index === 0 && look.flushLeft)
  })
  const strips = abreast(stacks, ROW_LIMIT)
  return strips.map((strip, index) => padded(strip, look, index === 0, index === strips.length - 1))
}

const horizontal = (place: Place, y: number, thickness: number, color: 'ink' | 'rule'): Item => ({
  kind: 'rule',
  x1: place.x,
  x2: place.x + place.width,
  y1: y,
  y2: y,
  thickness,
  color,
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

/** The rules of one row; the outer ones are stronger where the look asks for it. */
function ruled(strips: Strip[], setting: RowSetting, edges: { top: boolean; bottom: boolean }) {
  const { look, columns, place } = setting
  return strips.map((strip, index) => {
    const isLast = index === strips.length - 1
    const items = [...strip.items]
    if (look.columnRules) items.unshift(...verticals(columns, strip.height))
    if (index === 0 && edges.top) items.unshift(horizontal(place, 0, 0.75, 'ink'))
    if (isLast && edges.bottom) items.push(horizontal(place, strip.height, 0.75, 'ink'))
    else if (isLast && look.rowRules) items.push(horizontal(place, strip.height, 0.5, 'rule'))
    return { ...strip, items }
  })
}

const untagged = (strip: Strip): Strip => ({
  ...strip,
  items: strip.items.map((item) => (item.kind === 'anchor' ? item : { ...item, tag: undefined })),
})

const bodyStrips = (rows: readonly TableRow[], setting: RowSetting, hasHeader: boolean) =>
  rows.map((row, index) =>
    ruled(rowStrips(row.cells, setting, false), setting, {
      top: index === 0 && !hasHeader,
      bottom: index === rows.length - 1,
    }),
  )

/** A table whose header row is printed again on each page it reaches. */
export function tableStrips(table: Table, place: Place): Strip[] {
  const parent: Tag = { role: 'Table', parent: place.parent }
  const look = tableLook(table.look)
  const setting = { look, columns: columnsOf(table, place), place, parent }
  const header = table.header
    ? ruled(rowStrips(table.header, setting, true), setting, { top: true, bottom: true })
    : []
  const head = header[0]
  const repeat = head && untagged(head)
  const rows = bodyStrips(table.rows, setting, header.length > 0)
    .flat()
    .map((strip, index) => (index > 0 && repeat ? { ...strip, repeat } : strip))
  const strips = [...heldTogether([...header, ...rows.slice(0, 1)], 2), ...rows.slice(1)]
  return heightOf(strips) <= SMALL_TABLE ? heldTogether(strips, 1) : strips
}
