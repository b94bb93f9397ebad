import { describe, expect, it } from 'vitest'
import { bandOf } from '../../../lambdas/generation/render/docx/block-heights.ts'
import { headingPages } from '../../../lambdas/generation/render/docx/page-estimate.ts'
import { TEXT_HEIGHT, WORD_SPACING } from '../../../lambdas/generation/render/docx/style-values.ts'

const { cell: NONE } = WORD_SPACING
const LINE = TEXT_HEIGHT / 50

const lines = (count: number, keepNext = false) =>
  bandOf(count * LINE, NONE, { leading: LINE, keepNext })
const row = (height: number, keepNext = false) => bandOf(height * LINE, NONE, { keepNext })
const heading = (id: string) => bandOf(LINE, NONE, { keepNext: true, heading: id })

const pagesOf = (...bands: Parameters<typeof headingPages>[0]) =>
  Object.fromEntries(headingPages(bands))

describe('the pages of headings in Word', () => {
  it('follow one another when they are full', () => {
    const page = [heading('first'), lines(49)]
    expect(pagesOf(...page, heading('second'), lines(48), heading('third'), lines(2))).toEqual({
      first: 1,
      second: 2,
      third: 3,
    })
  })

  it('are those of the first two lines below', () => {
    expect(pagesOf(row(47), heading('a'), lines(10))).toEqual({ a: 1 })
    expect(pagesOf(row(48), heading('a'), lines(10))).toEqual({ a: 2 })
    expect(pagesOf(row(47), heading('a'), lines(3))).toEqual({ a: 2 })
  })

  it('are those of all that holds on to the next', () => {
    const table = [row(5, true), row(5, true), row(5)]
    expect(pagesOf(row(34), heading('a'), ...table)).toEqual({ a: 1 })
    expect(pagesOf(row(35), heading('a'), ...table)).toEqual({ a: 2 })
  })

  it('go on where what holds together is higher than a page', () => {
    const rows = Array.from({ length: 30 }, () => row(2, true))
    expect(pagesOf(row(20), heading('a'), ...rows, row(2), heading('b'), lines(1))).toEqual({
      a: 1,
      b: 2,
    })
  })

  it('count every page that a paragraph fills', () => {
    expect(pagesOf(lines(120), heading('a'), lines(1))).toEqual({ a: 3 })
    expect(pagesOf(lines(50_000), heading('a'), lines(1))).toEqual({ a: 1001 })
    expect(pagesOf(row(30), lines(120), heading('a'), lines(1))).toEqual({ a: 4 })
  })

  it('leave two lines of a paragraph on either side', () => {
    expect(pagesOf(row(49), lines(49), heading('a'), lines(1))).toEqual({ a: 3 })
    expect(pagesOf(row(1), lines(50), lines(47), heading('a'), lines(1))).toEqual({ a: 3 })
  })

  it('begin anew after a page break', () => {
    const broken = { ...heading('b'), pageBreakBefore: true }
    expect(pagesOf(heading('a'), lines(1), broken, lines(1))).toEqual({ a: 1, b: 2 })
    expect(pagesOf({ ...heading('a'), pageBreakBefore: true }, lines(1))).toEqual({ a: 1 })
  })

  it('count the larger space between two bands, and none at the top of a page', () => {
    const spaced = { ...row(24), before: 2 * LINE, after: LINE }
    expect(pagesOf(spaced, spaced, heading('a'), row(1))).toEqual({ a: 2 })
    expect(pagesOf({ ...spaced, after: 3 * LINE }, row(22), heading('a'), row(1))).toEqual({ a: 2 })
    expect(pagesOf(spaced, row(22), heading('a'), row(1))).toEqual({ a: 1 })
    expect(pagesOf(row(50), { ...row(48), before: LINE }, heading('a'), row(1))).toEqual({ a: 2 })
  })
})
