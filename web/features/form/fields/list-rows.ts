/** The rows of an answer with one item per line; an empty answer has one empty row. */
export const rowsOf = (answer: string): string[] => answer.split('\n')

export const answerOfRows = (rows: readonly string[]): string => rows.join('\n')

/** The rows after a change, the index of the row to focus, and its caret position. */
export type RowChange = { rows: string[]; focus: number; caret: number }

const normalizeLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Updates a row's text after typing, Enter or pasting. Each of its lines becomes a row. */
export const writeRow = (
  rows: readonly string[],
  index: number,
  text: string,
  caret: number,
): RowChange => {
  const lines = normalizeLineEnds(text).split('\n')
  const before = normalizeLineEnds(text.slice(0, caret)).split('\n')
  return {
    rows: rows.toSpliced(index, 1, ...lines),
    focus: index + before.length - 1,
    caret: before.at(-1)?.length ?? 0,
  }
}

/** Adds an empty row at the end, unless the last row is empty. */
export const addRow = (rows: readonly string[]): RowChange => {
  const grown = rows.at(-1)?.trim() === '' ? [...rows] : [...rows, '']
  return { rows: grown, focus: grown.length - 1, caret: 0 }
}

/** Removes a row; the only row is emptied instead. */
export const removeRow = (rows: readonly string[], index: number): string[] =>
  rows.length > 1 ? rows.toSpliced(index, 1) : ['']

/** Puts a removed row back at its index. */
export const restoreRow = (rows: readonly string[], index: number, text: string): string[] =>
  rows.length === 1 && rows[0] === '' ? [text] : rows.toSpliced(index, 0, text)

/** `to` is an index before the move. */
export const moveRow = (rows: readonly string[], from: number, to: number): string[] => {
  const moved = rows[from]
  return moved === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, moved)
}
