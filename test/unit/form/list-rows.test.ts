import { describe, expect, it } from 'vitest'
import {
  addRow,
  answerOfRows,
  moveRow,
  removeRow,
  restoreRow,
  rowsOf,
  writeRow,
} from '../../../web/features/form/fields/list-rows.ts'
import fc from '../../support/fast-check.ts'

const line = fc.string({ minLength: 1 }).map((text) => `x${text.replace(/[\r\n]/g, '')}`)
const anyRows = fc.array(line, { minLength: 1, maxLength: 8 })

describe('the rows of a list', () => {
  it('are the lines of its answer, with one to write in when there is none', () => {
    expect(rowsOf('')).toEqual([''])
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(rowsOf(answerOfRows(rows))).toEqual(rows)
      }),
    )
  })

  it.each([
    ['typing', 'Leona', 5, ['Ana', 'Leona', 'Mia'], 1, 5],
    ['Enter at the end', 'Leo\n', 4, ['Ana', 'Leo', '', 'Mia'], 2, 0],
    ['Enter within', 'Le\no', 3, ['Ana', 'Le', 'o', 'Mia'], 2, 0],
    ['pasted lines', 'Leo\r\nBo\r\nJo', 11, ['Ana', 'Leo', 'Bo', 'Jo', 'Mia'], 3, 2],
  ])('follow %s', (_, text, caret, rows, focus, at) => {
    expect(writeRow(['Ana', 'Leo', 'Mia'], 1, text, caret)).toEqual({ rows, focus, caret: at })
  })

  it('grow by an empty one, but never by two', () => {
    expect(addRow(['Ana'])).toEqual({ rows: ['Ana', ''], focus: 1, caret: 0 })
    expect(addRow(['Ana', ' '])).toEqual({ rows: ['Ana', ' '], focus: 1, caret: 0 })
  })

  it('come back where they stood after they were removed', () => {
    fc.assert(
      fc.property(anyRows, fc.nat(7), (rows, at) => {
        const row = at % rows.length
        const text = rows[row] ?? ''
        expect(restoreRow(removeRow(rows, row), row, text)).toEqual(rows)
      }),
    )
  })

  it('are the same ones in another order after a move, and move back', () => {
    fc.assert(
      fc.property(anyRows, fc.nat(7), fc.nat(7), (rows, one, other) => {
        const [from, to] = [one % rows.length, other % rows.length]
        const moved = moveRow(rows, from, to)
        expect(moved[to]).toBe(rows[from])
        expect(moveRow(moved, to, from)).toEqual(rows)
      }),
    )
  })
})
