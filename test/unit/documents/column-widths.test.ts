import { expect, test } from 'vitest'
import { createMeasure, createShaper } from '../../../lambdas/generation/render/fonts/shape.ts'
import { fitColumnWidths } from '../../../shared/documents/engine/column-widths.ts'
import type { Run } from '../../../shared/documents/engine/model.ts'

const measure = createMeasure(createShaper())
const PADDING = 14

const cell = (text: string): Run[] => [{ kind: 'text', text, source: 'answer' }]
const fitWidths = (widths: number[], ...rows: string[][]) =>
  fitColumnWidths(
    widths,
    rows.map((cells) => cells.map(cell)),
  )

test.each(['$1,234,567.89', '108-119', '100%', 'WMW-QMW-80', '№第4号條'])(
  'a narrow column grows to fit %s even under a numbered section, at the expense of the others',
  (number) => {
    const [narrow = 0, wide = 0] = fitWidths([0.05, 0.95], [number, 'Payment'])
    expect(narrow * 440).toBeGreaterThanOrEqual(measure(number, 'regular', 10) + PADDING)
    expect(narrow + wide).toBeCloseTo(1)
  },
)

test('widths are unchanged where everything fits, and where nothing can be spared', () => {
  expect(fitWidths([0.5, 0.5], ['1', '2'])).toEqual([0.5, 0.5])
  expect(fitWidths([0.5, 0.5], ['1'.repeat(60), '2'.repeat(60)])).toEqual([0.5, 0.5])
})
