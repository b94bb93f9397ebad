import { describe, expect, it } from 'vitest'
import { renderDocx } from '../../../lambdas/generation/render/docx/write-docx.ts'
import { contentsEntries } from '../../../lambdas/generation/render/layout/layout-contents.ts'
import { BRAND } from '../../../shared/content/brand.ts'
import type { AssembledDocument } from '../../../shared/documents/engine/model.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { docxProblems } from '../../support/docx-soundness.ts'
import { docxParts, docxWords, part } from '../../support/docx-text.ts'
import { documentWithText, fixtureDocument } from '../../support/fixture-document.ts'
import { elements } from '../../support/xml.ts'

const createdAt = new Date('2026-12-05T12:00:00Z')
const file = await renderDocx(fixtureDocument, { createdAt, watermark: 'SAMPLE' })
const parts = docxParts(file)
const document = part(parts, 'word/document.xml')

const values = (path: string, name: string, attribute = 'w:val') =>
  elements(part(parts, path), name).map((element) => element.attributes[attribute] ?? '')

describe('a Word file', () => {
  it('links section and clause styles to their numbering levels', () => {
    const numbering = part(parts, 'word/numbering.xml')
    const level = (style: string) => {
      const found = elements(part(parts, 'word/styles.xml'), 'w:style').find(
        (each) => each.attributes['w:styleId'] === style,
      )
      const value = (name: string) => found && elements(found, name)[0]?.attributes['w:val']
      const list = elements(numbering, 'w:num').find(
        (each) => each.attributes['w:numId'] === value('w:numId'),
      )
      const id = list && elements(list, 'w:abstractNumId')[0]?.attributes['w:val']
      const definition = elements(numbering, 'w:abstractNum').find(
        (each) => each.attributes['w:abstractNumId'] === id,
      )
      const levels = definition ? elements(definition, 'w:lvl') : []
      return levels.find((each) => each.attributes['w:ilvl'] === value('w:ilvl'))
    }
    for (const [style, text] of [
      ['Heading1', '%1.'],
      ['Clause', '%1.%2'],
    ] as const) {
      const found = level(style)
      expect(found && elements(found, 'w:pStyle')[0]?.attributes['w:val']).toBe(style)
      expect(found && elements(found, 'w:lvlText')[0]?.attributes['w:val']).toBe(text)
    }
  })

  it('uses automatic numbering for sections, clauses and list items', () => {
    const numbered = elements(document, 'w:p').filter((paragraph) => {
      const style = elements(paragraph, 'w:pStyle')[0]?.attributes['w:val']
      return style === 'Heading1' || style === 'Clause' || style === 'ListItem'
    })
    expect(numbered.length).toBeGreaterThan(10)
    for (const paragraph of numbered) expect(paragraph.text).not.toMatch(/^[\d(•☐]/)
  })

  it('gives each list its own numbering', () => {
    const lists = elements(document, 'w:p')
      .filter((each) => elements(each, 'w:pStyle')[0]?.attributes['w:val'] === 'ListItem')
      .map((each) => elements(each, 'w:numId')[0]?.attributes['w:val'])
    expect(new Set(lists).size).toBe(4)
  })

  it('has live references to its bookmarks', () => {
    const fields = elements(document, 'w:fldSimple')
    expect(fields.map((field) => field.text)).toEqual(['4', '4', '3.1'])
    for (const field of fields) expect(field.attributes['w:instr']).toMatch(/^REF \S+ \\h \\r$/)
  })

  it('repeats header rows and splits no row', () => {
    const rows = elements(document, 'w:tr')
    expect(rows.filter((row) => elements(row, 'w:tblHeader').length > 0)).toHaveLength(2)
    const signing = rows.filter((row) => row.text?.includes('Signature'))
    expect(signing).toHaveLength(2)
    for (const row of signing) expect(elements(row, 'w:cantSplit')).toHaveLength(1)
  })

  it('right-aligns amounts in their cells', () => {
    const right = elements(document, 'w:p')
      .filter((each) => elements(each, 'w:jc')[0]?.attributes['w:val'] === 'right')
      .map(({ text }) => text)
    expect(right.slice(0, 4)).toEqual(['Payment', 'Balance', '$327.08', '$7522.92'])
    expect(right).toHaveLength(50)
  })

  it('has title, author, language and date, and requests no field update', () => {
    const core = part(parts, 'docProps/core.xml').text
    for (const text of ['Bill of Sale', BRAND.name, 'en-US', '2026-12-05T12:00:00Z']) {
      expect(core).toContain(text)
    }
    expect(values('word/styles.xml', 'w:lang')).toEqual(['en-US'])
    expect(elements(part(parts, 'word/settings.xml'), 'w:updateFields')).toHaveLength(0)
  })

  it('has page numbers and initials in each footer, title and watermark in the header', () => {
    const texts = (name: string) =>
      [...parts].filter(([path]) => path.startsWith(`word/${name}`)).map(([, root]) => root)
    expect(texts('footer')).toHaveLength(2)
    for (const footer of texts('footer')) {
      const codes = elements(footer, 'w:instrText').map((code) => code.text)
      expect(codes).toEqual(['PAGE', 'NUMPAGES'])
      expect(footer.text).toMatch(/Seller\s_+\s+Buyer\s_+$/)
    }
    const headers = texts('header')
    expect(headers.map((header) => header.text?.trim()).sort()).toEqual(['', 'Bill of Sale'])
    for (const header of headers) {
      expect(elements(header, 'v:textpath').at(-1)?.attributes.string).toBe('SAMPLE')
    }
  })

  it('is identical for the same input', async () => {
    const [one, two] = [
      await renderDocx(fixtureDocument, { createdAt }),
      await renderDocx(fixtureDocument, { createdAt }),
    ]
    expect(Buffer.compare(one, two)).toBe(0)
  })
})

describe('any text', () => {
  const texts = {
    markup: '<w:p> & "quotes" ]]> {{answer}} </w:p>',
    'characters that XML forbids': 'a\u0000b\u0008c\uFFFFd\uFFFEe\uD800f',
    'a word of 10,000 letters': 'W'.repeat(10_000),
    'many scripts': 'Łukasz 李小龍 שלום مرحبا नमस्ते 😀',
  }
  for (const [name, text] of Object.entries(texts)) {
    it(`produces well-formed parts: ${name}`, async () => {
      const bytes = await renderDocx(documentWithText(text), { createdAt })
      expect(docxParts(bytes).size).toBeGreaterThan(8)
      expect(docxWords(bytes).join(' ')).toContain(text.slice(0, 1))
    })
  }
})

describe('a reference', () => {
  it('has the style of the surrounding text', async () => {
    const runs = fixtureDocument.blocks.flatMap((block) => ('runs' in block ? block.runs : []))
    const reference = runs.find((run) => run.kind === 'ref')
    if (!reference) throw new Error('The fixture has no reference')
    const paragraph = {
      ...{ kind: 'paragraph' as const, look: 'body' as const, fields: [] },
      runs: [{ ...reference, bold: true }],
    }
    const blocks = [...fixtureDocument.blocks, paragraph]
    const written = docxParts(await renderDocx({ ...fixtureDocument, blocks }, { createdAt }))
    const fields = elements(part(written, 'word/document.xml'), 'w:fldSimple')
    expect(fields.map((field) => elements(field, 'w:b').length)).toEqual([0, 0, 0, 1])
  })
})

describe('text in braces', () => {
  it('is unchanged, even where it matches the library’s placeholders', async () => {
    const text = '{agreement-0} {list-letter-0} {list-letter-restart 1} {footer-0} {_rels} {rId1}'
    const braces = { ...fixtureDocument, ...documentWithText(text) }
    const blocks = [...fixtureDocument.blocks, ...braces.blocks]
    const bytes = await renderDocx({ ...braces, blocks }, { createdAt })
    expect(docxProblems(bytes)).toEqual([])
    const written = docxParts(bytes)
    const occurrences = part(written, 'word/document.xml').text.split(text).length - 1
    expect(occurrences).toBe(documentText(braces).split(text).length - 1)
    for (const path of ['word/header1.xml', 'word/footer1.xml', 'docProps/core.xml']) {
      expect(part(written, path).text).toContain(text)
    }
  })
})

describe('right-to-left text', () => {
  const runsOf = async (text: string) => {
    const written = docxParts(await renderDocx(documentWithText(text), { createdAt }))
    const runs = elements(part(written, 'word/document.xml'), 'w:r')
    return runs.filter((run) => elements(run, 'w:rtl').length > 0).map((run) => run.text)
  }

  it.each([
    ['Seller: דוד כהן (נולד 1980) of Hartford', 'דוד כהן (נולד 1980)'],
    ['محمد علي حسن', 'محمد علي حسن'],
    ['פרופ׳ מרים בת־שבע כהן-לוי', 'פרופ׳ מרים בת־שבע כהן-לוי'],
    ['شارع الملك فهد 12، الرياض', 'شارع الملك فهد 12، الرياض'],
    ['Buyer: رضا ۱۲۳ کریمی, Hartford', 'رضا ۱۲۳ کریمی'],
    ['"דוד", a Delaware company', 'דוד'],
    ['sold to حسن & co.', 'حسن'],
  ])('is a run of its own, with the numbers and brackets inside it: %s', async (text, run) => {
    expect((await runsOf(text)).at(-1)).toBe(run)
  })

  it('is absent where all text is left-to-right', async () => {
    expect(await runsOf('Łukasz 李小龍 नमस्ते')).toEqual([])
  })
})

describe('a document longer than eight pages', () => {
  it('has a linked table of contents after the title block, without requesting an update', async () => {
    const centered = { kind: 'paragraph', look: 'centered', fields: [] } as const
    const [title, ...rest] = fixtureDocument.blocks
    if (!title) throw new Error('The fixture has no title')
    const dated = {
      ...centered,
      runs: [{ kind: 'text' as const, text: 'Dated today', source: 'template' as const }],
    }
    const long = { ...fixtureDocument, blocks: [title, dated, ...rest], pages: 9 }
    const written = part(docxParts(await renderDocx(long, { createdAt })), 'word/document.xml')
    const text = written.text
    expect(text.indexOf('Dated today')).toBeLessThan(text.indexOf('Contents'))
    const links = elements(written, 'w:hyperlink')
    const entries = contentsEntries(long).map(({ number = '', title }) => `${number}${title}`)
    expect(links.map((link) => link.text)).toEqual(entries)
    expect(links.length).toBeGreaterThan(2)
    const names = elements(written, 'w:bookmarkStart').map((each) => each.attributes['w:name'])
    for (const link of links) expect(names).toContain(link.attributes['w:anchor'])
    expect(elements(written, 'w:fldChar')).toEqual([])
  })

  it('a shorter document has no table of contents', () => {
    expect(elements(document, 'w:hyperlink')).toEqual([])
  })
})

const LINE = {
  kind: 'paragraph' as const,
  look: 'body' as const,
  fields: [],
  runs: [{ kind: 'text' as const, text: 'A line of text.', source: 'template' as const }],
}
const renderBlocks = async (document: Partial<AssembledDocument>) =>
  docxParts(await renderDocx({ ...documentWithText(''), ...document }, { createdAt }))

it('tightens lines where the PDF does, to fit the specified pages', async () => {
  const lineHeights = async (pages?: number) => {
    const written = await renderBlocks({ blocks: Array.from({ length: 44 }, () => LINE), pages })
    return elements(part(written, 'word/styles.xml'), 'w:spacing').map(
      ({ attributes }) => attributes['w:line'],
    )
  }
  expect(await lineHeights()).toContain('270')
  expect(await lineHeights(1)).toContain('246')
})

describe('blocks that stay together', () => {
  const keepTogetherCount = async (count: number) => {
    const blocks = Array.from({ length: count }, () => LINE)
    const written = await renderBlocks({ blocks: [{ kind: 'together', fields: [], blocks }] })
    return elements(part(written, 'word/document.xml'), 'w:keepNext').length
  }

  it('are placed on one page', async () => {
    expect(await keepTogetherCount(10)).toBe(9)
  })

  it('are split when taller than a page', async () => {
    expect(await keepTogetherCount(80)).toBe(0)
  })
})
