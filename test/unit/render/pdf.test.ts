import { decodePDFRawStream, PDFDocument, PDFHexString, PDFRawStream } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { removeInvisible } from '../../../lambdas/generation/render/fonts/font-files.ts'
import { createShaper } from '../../../lambdas/generation/render/fonts/shape.ts'
import { countPages, renderPdf } from '../../../lambdas/generation/render/pdf/write-pdf.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import type { AssembledDocument } from '../../../shared/documents/engine/model.ts'
import { documentWords } from '../../../shared/documents/engine/plain-text.ts'
import { documentWithText, fixtureDocument, text } from '../../support/fixture-document.ts'
import { openPdf, pdfPages, pdfPageTexts, pdfWords } from '../../support/pdf-text.ts'

const createdAt = new Date('2026-12-05T12:00:00Z')
const file = await renderPdf(fixtureDocument, { createdAt })

type Node = { role?: string; type?: string; id?: string; children?: unknown[] }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** A page's structure as a list; each node has the role of its parent. */
const flatten = (node: unknown, parent?: string): (Node & { parent?: string })[] =>
  isNode(node)
    ? [{ ...node, parent }, ...(node.children ?? []).flatMap((child) => flatten(child, node.role))]
    : []

describe('a PDF', () => {
  it('has extractable text, including names in every script', async () => {
    const text = (await pdfPageTexts(file)).join(' ')
    for (const name of ['Łukasz Nguyễn', '李小龍', 'Ωμέγα', '😀']) expect(text).toContain(name)
    expect(text).toContain('The title certificate is signed by Seller and complete')
  })

  it('numbers its pages and has the title in the header from the second page on', async () => {
    const pages = await pdfPageTexts(file)
    expect(pages.length).toBe(countPages(fixtureDocument))
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('Bill of Sale - Łukasz Nguyễn to 李小龍')
      expect(page).toMatch(/Seller\s+Buyer/)
      if (index > 0) expect(page).toMatch(/^Bill of Sale /)
    })
  })

  it('has a form field for every line except signature lines', async () => {
    const pdf = await openPdf(file)
    const fields = await pdf.getFieldObjects()
    expect(Object.keys(fields ?? {}).length).toBeGreaterThan(3)
    const annotations = await (await pdf.getPage(1)).getAnnotations()
    const labels = annotations.map(({ alternativeText }) => String(alternativeText))
    expect(labels).toContain('Initials of Seller')
    expect(labels.join()).not.toMatch(/signature|seal/i)
    for (const { subtype, rect } of annotations) {
      expect(subtype).toBe('Widget')
      expect(rect[2]).toBeLessThanOrEqual(540.1)
      expect(rect[3] - rect[1]).toBeGreaterThan(10)
    }
    await pdf.destroy()
  })

  it('has title, author, language and date', async () => {
    const pdf = await openPdf(file)
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: 'Bill of Sale',
      Author: BRAND.name,
      Language: 'en-US',
      CreationDate: 'D:20261205120000Z',
    })
    await pdf.destroy()
  })

  it('has a bookmark for each section, with subsections nested', async () => {
    const pdf = await openPdf(file)
    const outline = await pdf.getOutline()
    expect(outline.map((entry) => entry.title)).toEqual([
      '1. The Parties',
      '2. The Item Sold',
      '3. Price and Payment',
      '4. Condition of the Item',
      'Signatures',
      'Delivery and Payment Record',
    ])
    expect(outline[2]?.items.map((entry) => entry.title)).toEqual(['3.3 Payment schedule'])
    await pdf.destroy()
  })

  it('has no bookmarks without headings and no structure without text', async () => {
    const letter = { ...documentWithText('Letter'), blocks: [] }
    const body: AssembledDocument['blocks'] = [
      { kind: 'paragraph', look: 'body', fields: [], runs: [text('Only words.')] },
    ]
    const plain = await openPdf(await renderPdf({ ...letter, blocks: body }, { createdAt }))
    expect(await plain.getOutline()).toBeNull()
    expect(await (await plain.getPage(1)).getStructTree()).toMatchObject({ role: 'Root' })
    const empty = await openPdf(await renderPdf(letter, { createdAt }))
    expect(empty.numPages).toBe(1)
    expect(await (await empty.getPage(1)).getStructTree()).toBeNull()
    await Promise.all([plain.destroy(), empty.destroy()])
  })

  it('tags everything on a page as content or artifact', async () => {
    for (const { items } of await pdfPages(file)) {
      for (const { text, marks } of items) expect(marks, text).toHaveLength(1)
      const artifacts = items.filter(({ marks }) => marks[0] === 'Artifact')
      expect(artifacts.map(({ text }) => text).join('')).toMatch(/Page \d of \d/)
    }
  })

  it('has every marked content item in its structure once, in reading order', async () => {
    const pdf = await openPdf(file)
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      const printed = items.flatMap((item) => ('id' in item && item.id ? [item.id] : []))
      const tree = flatten(await page.getStructTree())
      const named = tree.flatMap(({ type, id }) => (type === 'content' && id ? [id] : []))
      expect(printed.length).toBeGreaterThan(3)
      expect(named.toSorted()).toEqual(printed.toSorted())
    }
    await pdf.destroy()
  })

  it('nests list items in lists, and cells in table rows', async () => {
    const pdf = await openPdf(file)
    const parents: Record<string, string[]> = { LI: ['L'], LBody: ['LI'], TR: ['Table'] }
    Object.assign(parents, { TH: ['TR'], TD: ['TR'], Lbl: ['LI', 'P', 'H2', 'H3'] })
    const roles = new Set<string | undefined>()
    for (let number = 1; number <= pdf.numPages; number++) {
      for (const { role, parent } of flatten(await (await pdf.getPage(number)).getStructTree())) {
        roles.add(role)
        if (role && parents[role]) expect(parents[role], role).toContain(parent)
      }
    }
    const used = [...Object.keys(parents), 'L', 'Table', 'Form', 'P', 'H1', 'H2', 'H3']
    expect([...roles]).toEqual(expect.arrayContaining(used))
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    await pdf.destroy()
  })

  it('is identical for the same input', async () => {
    const again = await renderPdf(fixtureDocument, { createdAt })
    expect(Buffer.compare(again, file)).toBe(0)
  })

  it('can have a watermark on each page that is not part of the text', async () => {
    const sample = await renderPdf(fixtureDocument, { createdAt, watermark: 'SAMPLE' })
    for (const page of await pdfPageTexts(sample)) expect(page).toContain('SAMPLE')
    expect(await pdfWords(sample)).toEqual(documentWords(fixtureDocument))
  })
})

/** A row of three cells, the middle one a quarter of the page wide, after half a page of text. */
const withLongWord = (word: string): AssembledDocument => {
  const document = documentWithText('Place')
  const blocks = document.blocks.flatMap((block) => {
    if (block.kind !== 'table') return block.kind === 'paragraph' ? Array(20).fill(block) : [block]
    const cells = ['Signatures', word, 'Idris Valcourt'].map((value) => [text(value)])
    return [{ ...block, header: undefined, widths: [0.5, 0.25, 0.25], rows: [{ cells }] }]
  })
  return { ...document, blocks }
}

describe('any text', () => {
  it('fills the lines of a narrow cell, so that two long names fit in one row', async () => {
    const document = withLongWord(`${'x'.repeat(180)}, ${'x'.repeat(180)}`)
    const pdf = await renderPdf(document, { createdAt })
    expect((await pdfWords(pdf)).join('')).toBe(documentWords(document).join(''))
    const lines = new Map<number, number>()
    for (const { items } of await pdfPages(pdf))
      for (const item of items.filter((one) => /^x+,?$/.test(one.text)))
        lines.set(item.y, (lines.get(item.y) ?? 0) + item.text.length)
    expect(lines.size).toBeGreaterThan(10)
    expect([...lines.values()].filter((letters) => letters < 10).length).toBeLessThanOrEqual(2)
  })

  const texts = {
    markup: '<w:p> & "quotes" {{answer}} </w:p> (parentheses) \\ %',
    'a word of 10,000 letters': 'W'.repeat(10_000),
    'Han without spaces': '李小龍的房子'.repeat(400),
    'five scripts': 'שלום مرحبا नमस्ते สวัสดี 홍길동',
    'joined emoji': '👨‍👩‍👧 🏳️‍🌈 ☐ ☑',
  }
  for (const [name, text] of Object.entries(texts)) {
    it(`is printed: ${name}`, async () => {
      const document = documentWithText(text)
      expect(await pdfWords(await renderPdf(document, { createdAt }))).toEqual(
        documentWords(document).map(removeInvisible),
      )
    })
  }

  const scripts =
    'Łukasz Nguyễn|Ωμέγα|Дмитрий|李小龍|ひらがな|홍길동|מרים כהן|محمد علي|नमस्ते|สมชาย|' +
    'Արմեն|বাংলা|ᏣᎳᎩ|አበበ|გიორგი|ગુજરાતી|ਪੰਜਾਬੀ|ខ្មែរ|ລາວ|မြန်မာ|සිංහල|தமிழ்|' +
    'తెలుగు|ދިވެހި|∀ ☎ 😀'
  it.each(scripts.split('|'))('has a glyph for each character of %s', (name) => {
    const shape = createShaper()
    for (const face of ['regular', 'italic', 'bold', 'boldItalic'] as const) {
      for (const word of name.split(' ')) {
        const glyphs = shape(word, face).runs.flatMap((run) => run.glyphs)
        expect(glyphs.length).toBeGreaterThan(0)
        expect(glyphs.map(({ id }) => id)).not.toContain(0)
      }
    }
  })

  it('from right to left is copied and read aloud in logical order', async () => {
    const pdf = await PDFDocument.load(
      await renderPdf(documentWithText('דוד, New York'), { createdAt }),
    )
    const contents = pdf.getPage(0).node.normalizedEntries().Contents?.asArray() ?? []
    const streams = contents.map((content) => pdf.context.lookup(content))
    const stream = streams.find((each) => each instanceof PDFRawStream)
    if (!stream) throw new Error('The page has no content')
    const operators = Buffer.from(decodePDFRawStream(stream).decode()).toString()
    expect(operators).toContain(`/ActualText ${PDFHexString.fromText('דוד')}`)
  })

  it('without a glyph is replaced visibly', async () => {
    const words = await pdfWords(await renderPdf(documentWithText('a\u{16FE4} b'), { createdAt }))
    expect(words.join('')).toContain('\uFFFD')
  })
})
