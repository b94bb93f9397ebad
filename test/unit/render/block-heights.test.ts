import { describe, expect, it } from 'vitest'
import { initialContext } from '../../../lambdas/generation/render/docx/block-context.ts'
import { bandsOf } from '../../../lambdas/generation/render/docx/block-heights.ts'
import { CELL_PADDING, twips } from '../../../lambdas/generation/render/docx/style-values.ts'
import { lineHeight } from '../../../lambdas/generation/render/docx/text-heights.ts'
import { BODY, TABLE } from '../../../lambdas/generation/render/layout/style-sheet.ts'
import type { Block, Paragraph, Run, Signer } from '../../../shared/documents/engine/model.ts'
import { documentOf, text } from '../../support/fixture-document.ts'

const fields: string[] = []
const LINE = lineHeight(BODY)

const paragraph = (runs: Run[], more: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  look: 'body',
  fields,
  runs,
  ...more,
})
const ofLength = (length: number) => [text('covenant '.repeat(length / 9))]
const together = (count: number): Block => ({
  kind: 'together',
  fields,
  blocks: Array.from({ length: count }, () => paragraph(ofLength(90))),
})

const bands = (...blocks: Block[]) => bandsOf(blocks, initialContext(documentOf(''), []))
const linesOf = (...blocks: Block[]) => bands(...blocks).map(({ height }) => height / LINE)

describe('the height of text in Word', () => {
  it('is a line for each 103 characters, about as many as Cambria has on it', () => {
    expect(linesOf(paragraph([]))).toEqual([1])
    expect(linesOf(paragraph(ofLength(99)))).toEqual([1])
    expect(linesOf(paragraph(ofLength(108)))).toEqual([2])
    expect(linesOf(paragraph(ofLength(9 * 102)))).toEqual([9])
  })

  it('is more in bold, beside a number and in a note', () => {
    const long = ofLength(9 * 102)
    expect(linesOf(paragraph([text('covenant '.repeat(102), { bold: true })]))).toEqual([10])
    expect(linesOf(paragraph(long, { number: '1.1' }))).toEqual([10])
    const [note] = bands(paragraph(long, { look: 'note' }))
    expect(note?.height).toBeLessThan(9 * LINE)
  })

  it('counts a line to write on and its label', () => {
    const blank: Run = { kind: 'blank', label: 'Name of the company', length: 'long' }
    expect(linesOf(paragraph([blank, blank]))).toEqual([1])
    expect(linesOf(paragraph([blank, blank, blank]))).toEqual([2])
  })
})

describe('the height of a table in Word', () => {
  const row = (...cells: Run[][]) => ({ fields, cells })
  const table = (look: 'grid' | 'form', ...rows: ReturnType<typeof row>[]): Block => ({
    kind: 'table',
    look,
    widths: [0.5, 0.5],
    fields,
    rows,
  })
  const padded = (lines: number, look: 'grid' | 'form') =>
    lines * lineHeight(TABLE) + twips(CELL_PADDING[look].top + CELL_PADDING[look].bottom)

  it('is that of the highest cells, between the lines around it', () => {
    const heights = bands(
      table('grid', row(ofLength(90), ofLength(9)), row(ofLength(9), ofLength(9))),
    ).map(({ height }) => height)
    expect(heights.slice(1, -1)).toEqual([padded(2, 'grid'), padded(1, 'grid')])
  })

  it('has no lines to write on in a form, whose rules are these lines', () => {
    const blank: Run = { kind: 'blank', label: 'x'.repeat(90), length: 'long' }
    const [, form] = bands(table('form', row(ofLength(9), [blank])))
    expect(form?.height).toBe(padded(1, 'form'))
  })
})

describe('the height of signatures in Word', () => {
  const signer = (...labels: string[]): Signer => ({
    fields,
    role: 'Member',
    lines: labels.map((label) => ({ label, value: [] })),
  })

  it('is that of the higher one of each pair', () => {
    const heightOf = (...signers: Signer[]) =>
      bands({ kind: 'signatures', fields, signers }).reduce((sum, { height }) => sum + height, 0)
    const [low, high] = [signer('Signature'), signer('Signature', 'Printed name', 'Date')]
    expect(heightOf(low, high)).toBe(heightOf(high))
    expect(heightOf(low, low, high)).toBeGreaterThan(heightOf(low, high))
  })
})

describe('blocks that stay whole in Word', () => {
  it('hold on to each other where they fit on a page', () => {
    expect(bands(together(40)).map(({ keepNext }) => keepNext)).toEqual([
      ...Array.from({ length: 39 }, () => true),
      false,
    ])
    expect(bands(together(45)).some(({ keepNext }) => keepNext)).toBe(false)
  })

  it('keep what stands inside them whole, too', () => {
    const outer: Block = { kind: 'together', fields, blocks: [together(2), together(2)] }
    expect(bands(outer).map(({ keepNext }) => keepNext)).toEqual([true, true, true, false])
  })
})

it('the block after a page break begins a page', () => {
  const begins = bands(together(1), { kind: 'page-break', fields }, together(2))
  expect(begins.map(({ pageBreakBefore }) => pageBreakBefore)).toEqual([false, true, false])
})
