import { expect, test } from 'vitest'
import { widthsThatFit } from '../../../shared/documents/engine/column-widths.ts'
import type { Run } from '../../../shared/documents/engine/model.ts'

const cell = (text: string): Run[] => [{ kind: 'text', text, source: 'answer' }]
const row = (...texts: string[]): Run[][] => texts.map(cell)
const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

test('columns in which everything fits stay as they were given', () => {
  expect(widthsThatFit([0.5, 0.5], [row('Ann', '5.00')])).toEqual([0.5, 0.5])
})

test('a column grows until its longest figure fits, and the others give what they can spare', () => {
  const widths = widthsThatFit([0.1, 0.45, 0.45], [row('1,323,645.83', 'Total', '5.00')])
  expect(widths[0]).toBeGreaterThan(0.15)
  expect(widths[1]).toBeCloseTo(widths[2] ?? 0, 1)
  expect(sum(widths)).toBeCloseTo(1, 9)
})

test('where nothing is left to give, no column becomes negative and the whole stays the whole', () => {
  const widths = widthsThatFit([0.5, 0.5], [row('9'.repeat(90), '9'.repeat(90))])
  expect(widths).toEqual([0.5, 0.5])
  const narrow = widthsThatFit([0.2, 0.8], [row('9'.repeat(200), '1')])
  expect(Math.min(...narrow)).toBeGreaterThan(0)
  expect(sum(narrow)).toBeCloseTo(1, 9)
})

test('a long word of letters may break', () => {
  expect(widthsThatFit([0.1, 0.9], [row('incomprehensibilities', 'x')])).toEqual([0.1, 0.9])
})
