/** The rows of an answer that holds one thing per line. There is always a row to write in. */
export const rowsOf = (answer: string): string[] => answer.split('\n')

export const answerOfRows = (rows: readonly string[]): string => rows.join('\n')

/** What a change leads to: the rows, which of them takes the focus, and where the caret stands. */
export type RowChange = { rows: string[]; focus: number; caret: number }

const oneLineEnd = (text: string): string => text.replace(/\r\n?/g, '\n')

/** What stands in a row after typing, Enter or pasting; each line of it becomes a row of its own. */
export const writeRow = (
  rows: readonly string[],
  at: number,
  text: string,
  caret: number,
): RowChange => {
  const lines = oneLineEnd(text).split('\n')
  const before = oneLineEnd(text.slice(0, caret)).split('\n')
  return {
    rows: rows.toSpliced(at, 1, ...lines),
    focus: at + before.length - 1,
    caret: before.at(-1)?.length ?? 0,
  }
}

/** An empty row at the end; an empty last row is used again. */
export const addRow = (rows: readonly string[]): RowChange => {
  const grown = rows.at(-1)?.trim() === '' ? [...rows] : [...rows, '']
  return { rows: grown, focus: grown.length - 1, caret: 0 }
}

/** The last row is emptied instead of removed. */
export const removeRow = (rows: readonly string[], at: number): string[] =>
  rows.length > 1 ? rows.toSpliced(at, 1) : ['']

/** Puts a removed row back where it stood. */
export const restoreRow = (rows: readonly string[], at: number, text: string): string[] =>
  rows.length === 1 && rows[0] === '' ? [text] : rows.toSpliced(at, 0, text)

/** `to` is an index of the rows as they are now. */
export const moveRow = (rows: readonly string[], from: number, to: number): string[] => {
  const moved = rows[from]
  return moved === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, moved)
}
