import { useRef, useState } from 'react'
import { isInvalidCell } from '../../../../shared/documents/template/field-checks.ts'
import type { ListColumn, ListColumns } from '../../../../shared/documents/template/template.ts'
import type { List } from './use-list.ts'

/** Cleans up typed text, by column type. */
const CLEAN_UP: Record<ListColumn['kind'], (text: string) => string> = {
  text: (text) => text,
  date: (text) => text,
  'last-four': (text) => text.replace(/\D/g, '').slice(0, 4),
  // The label has the dollar sign. Everything else stays, so that validation can report it.
  money: (text) => text.replace(/^[\s$]+/, ''),
}

/**
 * The cells of a list's rows. A typed line stays as typed until its first cell loses focus. Then it is parsed,
 * so that a pasted line is split into columns. Undefined for a list without columns.
 */
export const useListCells = (config: ListColumns | undefined, list: List) => {
  const typed = useRef(new Map<string, readonly string[]>())
  const [, setReads] = useState(0)
  if (!config) return undefined
  const { columns, read, write } = config

  const cellsOf = (line: string): readonly string[] => typed.current.get(line) ?? read(line)

  const writeCell = (row: number, column: number, text: string, caret: number | null) => {
    const before = cellsOf(list.rows[row] ?? '')
    const kind = columns[column]?.kind ?? 'text'
    const [first = '', ...more] = CLEAN_UP[kind](text).split(/\r\n?|\n/)
    const cells = before.with(column, first)
    const line = write(cells)
    typed.current.set(line, cells)
    const lines = [line, ...more].join('\n')
    list.write(
      row,
      lines,
      more.length > 0 && caret !== null ? lines.length - text.length + caret : 0,
    )
  }
  const reparse = (line: string) => {
    if (typed.current.delete(line)) setReads((count) => count + 1)
  }
  const hasInvalidCell = (lines: readonly string[]): boolean =>
    lines.some((line) =>
      cellsOf(line).some((text, index) => isInvalidCell(columns[index]?.kind ?? 'text', text)),
    )
  return { columns, cellsOf, writeCell, reparse, hasInvalidCell }
}

export type ListCells = NonNullable<ReturnType<typeof useListCells>>
