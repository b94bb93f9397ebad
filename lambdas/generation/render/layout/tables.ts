import type { Table } from '../../../../shared/documents/model.ts'
import type { Strip, Tag } from './items.ts'
import type { Place } from './place.ts'
import { COLUMN } from './sheet.ts'
import { heightOf, heldTogether } from './strips.ts'
import { tableLook } from './table-looks.ts'
import { columnsOf, rowStrips, type TableSetting } from './table-rows.ts'

/** A table lower than this is not cut by a page break. */
const SMALL_TABLE = COLUMN.height / 3

/** A repeated header row is furniture: it is said once to those who listen. */
const untagged = (strip: Strip): Strip => ({
  ...strip,
  items: strip.items.map((item) => (item.kind === 'anchor' ? item : { ...item, tag: undefined })),
})

function headerStrips(table: Table, setting: TableSetting): Strip[] {
  if (!table.header) return []
  const edges = { top: true, bottom: false }
  return rowStrips({ cells: table.header, isHeader: true, edges }, setting)
}

function bodyStrips(table: Table, setting: TableSetting, repeat: Strip | undefined): Strip[] {
  const last = table.rows.length - 1
  return table.rows.flatMap(({ cells }, index) => {
    const edges = { top: index === 0 && !repeat, bottom: index === last }
    const strips = rowStrips({ cells, isHeader: false, edges }, setting)
    return repeat ? strips.map((strip) => ({ ...strip, repeat })) : strips
  })
}

/** A table whose header row is printed again on each page it reaches. */
export function tableStrips(table: Table, place: Place): Strip[] {
  const parent: Tag = { role: 'Table', parent: place.parent }
  const columns = columnsOf(table, place)
  const setting = { look: tableLook(table.look), columns, place, parent }
  const header = headerStrips(table, setting)
  const repeat = header[0] && untagged(header[0])
  const [first, ...rest] = bodyStrips(table, setting, repeat)
  const start = first ? heldTogether([...header, { ...first, repeat: undefined }], 2) : header
  const strips = [...start, ...rest]
  return heightOf(strips) <= SMALL_TABLE ? heldTogether(strips, 1) : strips
}
