import { describe, expect, it } from 'vitest'
import type { Run } from '../../../shared/documents/engine/model.ts'
import { curlRuns } from '../../../shared/documents/engine/quotation-marks.ts'

const text = (value: string, more: Partial<Run & { kind: 'text' }> = {}): Run => ({
  kind: 'text',
  text: value,
  ...more,
})
const print = (...runs: Run[]) =>
  curlRuns(runs)
    .map((run) => (run.kind === 'blank' ? `[${run.label}]` : run.text))
    .join('')

describe('quotation marks of our wording', () => {
  it.each([
    [`Seller's promise`, 'Seller’s promise'],
    [`the "Item"`, 'the “Item”'],
    [`("Seller")`, '(“Seller”)'],
    [`'one' and "two"`, '‘one’ and “two”'],
    [`the parties' "home"/"office"`, 'the parties’ “home”/“office”'],
  ])('%s', (typed, printed) => {
    expect(print(text(typed))).toBe(printed)
  })

  it('look back over the parts of a line', () => {
    expect(print(text('("'), text('Seller', { bold: true }), text('")'))).toBe('(“Seller”)')
    expect(print(text('of '), text('Ann', { field: 'name' }), text("'s house"))).toBe(
      'of Ann’s house',
    )
  })

  it('stay as typed in an answer, and are set in the label of a blank', () => {
    expect(print(text(`O'Neil "Bo"`, { field: 'name' }))).toBe(`O'Neil "Bo"`)
    expect(print({ kind: 'blank', label: "Notary's name", length: 'short' })).toBe(
      '[Notary’s name]',
    )
  })
})
