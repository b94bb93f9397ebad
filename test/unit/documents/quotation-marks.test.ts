import { describe, expect, it } from 'vitest'
import type { Run } from '../../../shared/documents/engine/model.ts'
import { typesetRuns } from '../../../shared/documents/engine/quotation-marks.ts'

const text = (value: string, more: Partial<Run & { kind: 'text' }> = {}): Run => ({
  kind: 'text',
  text: value,
  source: 'template',
  ...more,
})
const answer = (value: string): Run => text(value, { source: 'answer', field: 'name' })
const print = (...runs: Run[]) =>
  typesetRuns(runs)
    .map((run) => (run.kind === 'blank' ? `[${run.label}]` : run.text))
    .join('')

describe('quotation marks', () => {
  it.each([
    [`Seller's promise`, 'Seller’s promise'],
    [`the "Item"`, 'the “Item”'],
    [`("Seller")`, '(“Seller”)'],
    [`'one' and "two"`, '‘one’ and “two”'],
    [`the parties' "home"/"office"`, 'the parties’ “home”/“office”'],
    [`O'Neil "Bo"`, 'O’Neil “Bo”'],
    [`known as "Model 12"`, 'known as “Model 12”'],
    [`the 1990's`, 'the 1990’s'],
  ])('are typeset in %s, in the template and in answers', (typed, printed) => {
    expect(print(text(typed))).toBe(printed)
    expect(print(answer(typed))).toBe(printed)
  })

  it.each([
    `a 60" by 30" table`,
    `a pole of 6'2"`,
    `o'neil@example.com`,
    `https://example.com/?q="a"`,
    `www.o'neil.com`,
    `C:\\it's\\here`,
    `KEY="a'b"`,
  ])('stay straight in measurements, addresses and codes: %s', (typed) => {
    expect(print(answer(typed))).toBe(typed)
  })

  it('take preceding parts of a line into account', () => {
    expect(print(text('("'), text('Seller', { bold: true }), text('")'))).toBe('(“Seller”)')
    expect(print(text('of '), answer('Ann'), text("'s house"))).toBe('of Ann’s house')
    expect(print(text('the "'), answer('Model 12'), text('"'))).toBe('the “Model 12”')
  })

  it('are typeset in the label of a blank', () => {
    expect(print({ kind: 'blank', label: "Notary's name", length: 'short' })).toBe(
      '[Notary’s name]',
    )
  })
})
