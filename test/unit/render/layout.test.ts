import { describe, expect, it } from 'vitest'
import type {
  DrawingOperation,
  Page,
  TextOperation,
} from '../../../lambdas/generation/render/layout/drawing-operations.ts'
import { layoutDocument } from '../../../lambdas/generation/render/layout/layout-document.ts'
import type { AssembledDocument, Block, Paragraph } from '../../../shared/documents/engine/model.ts'
import fc from '../../support/fast-check.ts'
import { documentWithText, fixtureDocument, text } from '../../support/fixture-document.ts'

/** Every glyph is half as wide as high, so layout can be tested without a font. */
const plainMeasure = (value: string, _font: string, size: number) => value.length * size * 0.5

const words = (count: number) => Array.from({ length: count }, () => 'covenant').join(' ')
const paragraph = (value: string): Paragraph => ({
  kind: 'paragraph',
  look: 'body',
  fields: [],
  runs: [text(value)],
})
const heading = (id: string): Block => ({
  kind: 'heading',
  level: 1,
  id,
  number: '1',
  fields: [],
  runs: [text(`Heading ${id}`)],
})
const documentWith = (blocks: Block[]): AssembledDocument => ({
  title: 'Test',
  footer: [],
  initials: [],
  blocks,
})

const isText = (operation: DrawingOperation): operation is TextOperation =>
  operation.kind === 'text'
/** Body text from top to bottom; header and footer have no tag. */
const bodyText = (page: Page) =>
  page.operations.filter(isText).filter(({ tag }) => tag !== undefined)

describe('pages', () => {
  it('leave no single line of a paragraph, wherever the page breaks', () => {
    for (let before = 1; before < 60; before++) {
      const filler = Array.from({ length: before }, () => paragraph('Line.'))
      const pages = layoutDocument(documentWith([...filler, paragraph(words(60))]), plainMeasure)
      for (const page of pages) {
        const lines = bodyText(page).filter((item) => item.text.startsWith('covenant'))
        expect(lines.length, `${before} lines before`).not.toBe(1)
      }
    }
  })

  it('never end with a heading', () => {
    for (let before = 30; before < 60; before++) {
      const filler = Array.from({ length: before }, () => paragraph('Line.'))
      const blocks = [...filler, heading('a'), paragraph(words(60))]
      for (const page of layoutDocument(documentWith(blocks), plainMeasure)) {
        expect(bodyText(page).at(-1)?.text).not.toMatch(/^Heading/)
      }
    }
  })

  it('never end between a heading, the paragraph below and their table', () => {
    const rows = ['First row', 'Second row'].map((cell) => ({ fields: [], cells: [[text(cell)]] }))
    const table: Block = { kind: 'table', look: 'grid', widths: [1], fields: [], rows }
    for (let before = 30; before < 60; before++) {
      const filler = Array.from({ length: before }, () => paragraph('Line.'))
      const blocks = [...filler, heading('a'), paragraph('As of today.'), table, ...filler]
      for (const page of layoutDocument(documentWith(blocks), plainMeasure)) {
        expect(bodyText(page).at(-1)?.text, `${before} lines before`).not.toMatch(
          /^(Heading|As of)/,
        )
      }
    }
  })

  it('keep together what fits on one page and split what does not', () => {
    const group = (count: number): Block => ({
      kind: 'together',
      fields: [],
      blocks: Array.from({ length: count }, (_, index) => paragraph(`Part ${index}.`)),
    })
    const filler = Array.from({ length: 25 }, () => paragraph('Line.'))
    const whole = layoutDocument(documentWith([...filler, group(20)]), plainMeasure)
    expect(whole.map((page) => bodyText(page).length)).toEqual([25, 20])
    const cut = layoutDocument(documentWith([...filler, group(60)]), plainMeasure)
    expect(cut.flatMap(bodyText)).toHaveLength(85)
    expect(cut[0] && bodyText(cut[0]).length).toBeGreaterThan(25)
  })

  it('are not nearly empty before a part that starts on a new page', () => {
    for (let count = 100; count < 110; count++) {
      const lines = Array.from({ length: count }, () => paragraph('Line.'))
      const end: Block[] = [{ kind: 'page-break', fields: [] }, ...lines.slice(0, 20)]
      for (const page of layoutDocument(documentWith([...lines, ...end]), plainMeasure)) {
        expect(bodyText(page).length, `${count} lines`).toBeGreaterThan(4)
      }
    }
  })

  it('repeat the header row of a continued table, and never have a single row of it', () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      fields: [],
      cells: [[text(`Row ${index}`)]],
    }))
    const header = [[text('Head')]]
    const table: Block = { kind: 'table', look: 'grid', widths: [1], header, fields: [], rows }
    for (let before = 1; before < 60; before++) {
      const filler = Array.from({ length: before }, () => paragraph('Line.'))
      const pages = layoutDocument(documentWith([...filler, table]), plainMeasure)
      const withRows = pages
        .map(({ operations }) => operations.filter(isText).map((item) => item.text.trim()))
        .filter((texts) => texts.some((item) => item.startsWith('Row')))
      expect(withRows.length, `${before} lines before`).toBeGreaterThan(1)
      for (const texts of withRows) {
        expect(texts.filter((item) => item === 'Head')).toHaveLength(1)
        expect(texts.filter((item) => item.startsWith('Row')).length).toBeGreaterThan(1)
      }
    }
  })

  it('break a word wider than its cell without losing a character', () => {
    const long = 'abcdefghij'.repeat(8)
    const cells = [[text(long)], [text('Value')]]
    const table: Block = {
      kind: 'table',
      look: 'summary',
      widths: [0.25, 0.75],
      fields: [],
      rows: [{ fields: [], cells }],
    }
    const [page] = layoutDocument(documentWith([table]), plainMeasure)
    const pieces = page ? bodyText(page).filter(({ text }) => text.trim() !== 'Value') : []
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.map(({ text }) => text.trim()).join('')).toBe(long)
    for (const { x, width } of pieces) expect(x + width).toBeLessThanOrEqual(72 + 468 / 4)
  })

  it('use the bold italic font for text that is both', () => {
    const loud = { ...paragraph(''), runs: [text('READ', { bold: true, italic: true })] }
    const [page] = layoutDocument(documentWith([loud]), plainMeasure)
    expect(page && bodyText(page).map(({ style }) => style.face)).toContain('boldItalic')
  })

  it('set references in the style of the surrounding text', () => {
    const run = { kind: 'ref', target: 'a', text: '7.2', bold: true } as const
    const [page] = layoutDocument(documentWith([{ ...paragraph(''), runs: [run] }]), plainMeasure)
    expect(page && bodyText(page).find(({ text }) => text.trim() === '7.2')?.style.face).toBe(
      'bold',
    )
  })

  it('align amounts with each other and their header cell', () => {
    const items = layoutDocument(fixtureDocument, plainMeasure).flatMap(bodyText)
    const ends = (pattern: RegExp) =>
      items.flatMap(({ text, x, width }) => (pattern.test(text.trim()) ? [x + width] : []))
    const balances = [...ends(/^Balance$/), ...ends(/^\$[\d,]*\d\.\d\d$/).filter((x) => x > 440)]
    expect(balances).toHaveLength(25)
    for (const end of balances) expect(end).toBeCloseTo(balances[0] ?? 0)
    const starts = items.flatMap(({ text, x }) => (/^January \d/.test(text) ? [x] : []))
    expect(new Set(starts).size).toBe(1)
  })

  it('contain any text within the margins', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
        for (const page of layoutDocument(documentWithText(value))) {
          for (const item of bodyText(page)) {
            expect(item.x).toBeGreaterThanOrEqual(71.99)
            expect(item.x + item.width).toBeLessThanOrEqual(540.01)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
