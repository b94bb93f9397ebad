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

describe('list rows', () => {
  it('are the lines of the answer, with an empty one when there is none', () => {
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
  ])('are updated by %s', (_, text, caret, rows, focus, next) => {
    expect(writeRow(['Ana', 'Leo', 'Mia'], 1, text, caret)).toEqual({ rows, focus, caret: next })
  })

  it('grow by one empty row, never two', () => {
    expect(addRow(['Ana'])).toEqual({ rows: ['Ana', ''], focus: 1, caret: 0 })
    expect(addRow(['Ana', ' '])).toEqual({ rows: ['Ana', ' '], focus: 1, caret: 0 })
  })

  it('return to their position when restored', () => {
    fc.assert(
      fc.property(anyRows, fc.nat(7), (rows, index) => {
        const row = index % rows.length
        const text = rows[row] ?? ''
        expect(restoreRow(removeRow(rows, row), row, text)).toEqual(rows)
      }),
    )
  })

  it('are reordered by a move, which can be undone', () => {
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
