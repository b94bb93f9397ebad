import { useLayoutEffect, useRef, useState } from 'react'
import {
  addRow,
  answerOfRows,
  moveRow,
  type RowChange,
  removeRow,
  restoreRow,
  rowsOf,
  writeRow,
} from './list-rows.ts'

export type RowPart = 'text' | 'up' | 'down' | 'undo'
type Focus = { part: RowPart; row: number; caret?: number }
type Removed = { text: string; row: number }

const selectorOf = ({ part, row }: Focus): string =>
  part === 'undo' ? '[data-part="undo"]' : `[data-part="${part}"][data-row="${row}"]`

/** Falls back to a neighbor if the button is disabled. */
const enabledElement = (element: HTMLElement | null): HTMLElement | null =>
  element instanceof HTMLButtonElement && element.disabled
    ? (element.parentElement?.querySelector<HTMLElement>('button:not(:disabled)') ?? null)
    : element

/**
 * Focuses a part of the list after the next render, and sets the caret. A passive effect could run too early,
 * before the row exists.
 */
const useRowFocus = () => {
  const list = useRef<HTMLDivElement>(null)
  const pending = useRef<Focus>(undefined)
  useLayoutEffect(() => {
    const focus = pending.current
    if (!focus) return
    pending.current = undefined
    const element = enabledElement(
      list.current?.querySelector<HTMLElement>(selectorOf(focus)) ?? null,
    )
    element?.focus()
    if (element instanceof HTMLTextAreaElement && focus.caret !== undefined) {
      element.setSelectionRange(focus.caret, focus.caret)
    }
  })
  const focusNext = (focus: Focus) => {
    pending.current = focus
  }
  return { list, focusNext }
}

/**
 * A list's rows and actions. `announcement` is for screen readers; `removed` is the row that undo restores;
 * `one` names an item ("child").
 */
export const useList = (answer: string, one: string, onChange: (answer: string) => void) => {
  const rows = rowsOf(answer)
  const [announcement, setAnnouncement] = useState('')
  const [removed, setRemoved] = useState<Removed>()
  const { list, focusNext } = useRowFocus()

  const apply = ({ rows: changed, focus, caret }: RowChange) => {
    if (changed.length > rows.length) {
      focusNext({ part: 'text', row: focus, caret })
      setAnnouncement(`${changed.length} rows`)
    }
    onChange(answerOfRows(changed))
  }
  const write = (row: number, text: string, caret: number) =>
    apply(writeRow(rows, row, text, caret))
  const add = () => {
    focusNext({ part: 'text', row: addRow(rows).focus })
    apply(addRow(rows))
  }
  const remove = (row: number) => {
    setRemoved({ text: rows[row] ?? '', row })
    setAnnouncement(`Removed ${one} ${row + 1}. You can undo this.`)
    focusNext({ part: 'undo', row })
    onChange(answerOfRows(removeRow(rows, row)))
  }
  /** Removes an empty row without undo, and moves the caret to the end of the previous one. */
  const removeEmpty = (row: number) => {
    const before = Math.max(0, row - 1)
    focusNext({ part: 'text', row: before, caret: rows[before]?.length })
    onChange(answerOfRows(removeRow(rows, row)))
  }
  const undo = () => {
    if (!removed) return
    setRemoved(undefined)
    setAnnouncement(`Restored ${one} ${removed.row + 1}.`)
    focusNext({ part: 'text', row: removed.row, caret: removed.text.length })
    onChange(answerOfRows(restoreRow(rows, removed.row, removed.text)))
  }
  const move = (row: number, by: 1 | -1) => {
    const to = row + by
    setAnnouncement(`Moved to position ${to + 1} of ${rows.length}.`)
    focusNext({ part: by < 0 ? 'up' : 'down', row: to })
    onChange(answerOfRows(moveRow(rows, row, to)))
  }
  return {
    list,
    rows,
    announcement,
    removed,
    write,
    add,
    remove,
    removeEmpty,
    undo,
    move,
  }
}

export type List = ReturnType<typeof useList>
