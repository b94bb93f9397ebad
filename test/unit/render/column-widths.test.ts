import { expect, test } from 'vitest'
import { createMeasure, createShaper } from '../../../lambdas/generation/render/fonts/shape.ts'
import { columnWidths } from '../../../lambdas/generation/render/layout/tables.ts'
import type { Run, Table } from '../../../shared/documents/engine/model.ts'

const measure = createMeasure(createShaper())

const cell = (text: string): Run[] => [{ kind: 'text', text, source: 'answer' }]

const table = (widths: number[], rows: string[][], header?: string[]): Table => ({
  kind: 'table',
  look: 'grid',
  fields: [],
  widths,
  rows: rows.map((cells) => ({ fields: [], cells: cells.map(cell) })),
  ...(header && { header: header.map(cell) }),
})

const PADDING = 14
const widthOf = (text: string) => measure(text, 'regular', 10) + PADDING

test('a narrow column grows to fit its longest number, at the expense of the others', () => {
  const [number = 0, text = 0, amount = 0] = columnWidths(
    table([0.05, 0.85, 0.1], [['108-119', 'Payment', '$1,234,567.89']]),
    468,
    measure,
  )
  expect(number).toBeGreaterThanOrEqual(widthOf('108-119'))
  expect(amount).toBeGreaterThanOrEqual(widthOf('$1,234,567.89'))
  expect(number + text + amount).toBeCloseTo(468)
})

test('a header word is not broken either', () => {
  const [number = 0] = columnWidths(
    table([0.04, 0.96], [['1', 'Item']], ['Number', 'Item']),
    468,
    measure,
  )
  expect(number).toBeGreaterThanOrEqual(measure('Number', 'bold', 9.5) + PADDING)
})

test('widths are unchanged where everything fits, and where nothing can be spared', () => {
  expect(columnWidths(table([0.5, 0.5], [['1', '2']]), 468, measure)).toEqual([234, 234])
  const crowded = table([0.5, 0.5], [['1'.repeat(60), '2'.repeat(60)]])
  expect(columnWidths(crowded, 468, measure)).toEqual([234, 234])
})
