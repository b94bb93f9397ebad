import type { Table } from '../../../../shared/documents/model.ts'
import { TABLE, TABLE_LABEL, type TypeStyle } from './type.ts'

/** How a kind of table is drawn; lengths in points. */
export type TableLook = {
  padding: { x: number; top: number; bottom: number }
  minHeight: number
  /** More room inside the first and the last rule. */
  edge: number
  firstColumn: TypeStyle
  otherColumns: TypeStyle
  /** The first cell of a row names the others. */
  firstIsLabel: boolean
  /** The first column starts at the left edge of the text. */
  flushLeft: boolean
  rowRules: boolean
  columnRules: boolean
  /** The rule under a row is the line to write on. */
  rowsAreLines: boolean
}

const SUMMARY: TableLook = {
  padding: { x: 8, top: 2, bottom: 2 },
  minHeight: 0,
  edge: 2,
  firstColumn: TABLE_LABEL,
  otherColumns: TABLE,
  firstIsLabel: true,
  flushLeft: true,
  rowRules: false,
  columnRules: false,
  rowsAreLines: false,
}

const LOOKS: Record<Table['look'], TableLook> = {
  summary: SUMMARY,
  grid: {
    ...SUMMARY,
    padding: { x: 7, top: 3, bottom: 3.5 },
    edge: 0,
    firstColumn: TABLE,
    firstIsLabel: false,
    flushLeft: false,
    rowRules: true,
    columnRules: true,
  },
  form: {
    ...SUMMARY,
    padding: { x: 8, top: 7, bottom: 3.5 },
    minHeight: 23.5,
    edge: 0,
    firstColumn: TABLE,
    rowRules: true,
    rowsAreLines: true,
  },
}

export const tableLook = (look: Table['look']): TableLook => LOOKS[look]
