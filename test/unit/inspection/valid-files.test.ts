import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { LIMITS } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { field, withLink, wordFile, wordParts } from '../../support/hostile/docx.ts'
import { CONTENTS_ENTRY, HARMLESS_FIELDS } from '../../support/hostile/docx-links.ts'
import { objectStream, pdfFile, stream } from '../../support/hostile/pdf.ts'
import { linkTo, NO_DIRECTORY, UPDATE } from '../../support/hostile/pdf-beyond-pages.ts'

/** The inspection's result without the rewritten bytes. */
const inspect = async (type: 'docx' | 'pdf', file: Uint8Array) => {
  const { bytes: _, ...verdict } = {
    bytes: undefined,
    ...(await inspectTemplate(type, Buffer.from(file))),
  }
  return verdict
}

describe('a PDF', () => {
  it('from another program passes', async () => {
    const pdf = readFileSync(new URL('./written-by-pdfkit.pdf', import.meta.url))
    expect(await inspect('pdf', pdf)).toMatchObject({ passed: true, pageCount: 2 })
  })

  it('with a percent sign in its file identifier passes', async () => {
    const pdf = pdfFile({ trailer: '/ID [(a%\\)b)(c%d)]' })
    expect(await inspect('pdf', pdf)).toMatchObject({ passed: true })
  })

  it.each([
    ['an array', '/OpenAction [3 0 R /Fit]', ''],
    ['a dictionary', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', ''],
    ['an escaped name', '/OpenAction << /S /Go#54o /D [3 0 R /Fit] >>', ''],
    ['an object that is an array', '/OpenAction 7 0 R', '7 0 obj [3 0 R /Fit] endobj'],
  ])('with an open action to a page as %s passes', async (_, catalog, object) => {
    expect(await inspect('pdf', pdfFile({ catalog, objects: [object] }))).toMatchObject({
      passed: true,
    })
  })

  it.each([
    '(https://example.com/a?b=c:d)',
    '(HTTP://example.com)',
    '(\\150ttps://example.com)',
    '(https\\177://example.com)',
    `(${' '.repeat(250)}https://example.com)`,
    '<< /Base (terms) >>',
    '(mailto:legal@example.com)',
    '(tel:+15550100)',
    '(www.example.com/terms)',
    '(#page=2)',
    '<68747470733a2f2f6578616d706c652e636f6d>',
    `<feff${Buffer.from('https://example.com', 'utf16le').swap16().toString('hex')}>`,
  ])('with a link to %s passes', async (target) => {
    expect(await inspect('pdf', linkTo(target))).toMatchObject({ passed: true, pageCount: 1 })
  })

  it.each([
    ['a change', UPDATE],
    ['two changes', `\n${UPDATE}${UPDATE}`],
    ['a change in cross-reference streams', '7 0 obj 1 endobj\r\nstartxref\r\n9\r\n%%EOF'],
    ['padding', '\n\0\0\0\r\n  '],
    ['a second end marker', '%%EOF'],
    ['a cross-reference table', 'xref\n0 1\n%%EOF'],
    ['a trailer', 'trailer << /Size 4 >> %%EOF'],
    ['the maximum number of end markers', '%%EOF'.repeat(LIMITS.changes - 1)],
    ['an object that begins with spaces', `7${' '.repeat(27)}0 obj 1 endobj %%EOF`],
  ])('with %s after its end passes', async (_, update) => {
    const bytes = Buffer.concat([pdfFile(), Buffer.from(update, 'latin1')])
    expect(await inspect('pdf', bytes)).toMatchObject({ passed: true, pageCount: 1 })
  })

  it.each([
    ['in its last bytes', '\nstartxref\n9\n%PK\u0005\u0006\n%%EOF'],
    ['with invalid offsets', `\n%PK\u0005\u0006${'x'.repeat(40)}\nstartxref\n9\n%%EOF`],
  ])('with the signature of an archive %s passes', async (_, ending) => {
    const pdf = pdfFile()
    const bytes = Buffer.concat([
      pdf.subarray(0, pdf.indexOf('\nstartxref')),
      Buffer.from(ending, 'latin1'),
    ])
    expect(await inspect('pdf', bytes)).toMatchObject({ passed: true, pageCount: 1 })
  })

  it('with a hundred archive signatures in an image passes', async () => {
    const bytes = pdfFile({ objects: [stream('/Length 1', NO_DIRECTORY.repeat(100))] })
    expect(await inspect('pdf', bytes)).toMatchObject({ passed: true, pageCount: 1 })
  })

  it.each([
    ['/First', '/F#69rst'],
    ['/Filter', '/#46ilter'],
    ['/Type', '/Typ#65'],
  ])('with %s escaped in its object streams is read like any other', async (name, spelled) => {
    const spelling = (object: string) => {
      const bytes = objectStream(object).toString('latin1').replace(name, spelled)
      return inspect('pdf', pdfFile({ objects: [Buffer.from(bytes, 'latin1')] }))
    }
    expect(await spelling('<< /A 1 >>')).toMatchObject({ passed: true, pageCount: 1 })
    expect(await spelling('<< /S /JavaScript /JS (a) >>')).toEqual({
      passed: false,
      reason: 'script',
    })
  })

  it('with text about scripts passes', async () => {
    const objects = [stream('/Length 30', 'BT (JavaScript, Launch) Tj ET')]
    expect(await inspect('pdf', pdfFile({ objects }))).toMatchObject({ passed: true })
  })
})

describe('a Word file', () => {
  it.each(HARMLESS_FIELDS)('with a field %s passes', async (instruction) => {
    for (const body of [field(instruction), `<w:fldSimple w:instr="${instruction}"/>`]) {
      expect(await inspect('docx', wordFile({ body }))).toMatchObject({ passed: true })
    }
  })

  it('with a table of contents passes', async () => {
    expect(await inspect('docx', wordFile({ body: CONTENTS_ENTRY }))).toMatchObject({
      passed: true,
    })
  })

  it.each([
    ['https://example.com/a', true],
    ['mailto:legal@example.com', true],
    ['#_Toc1', true],
    ['#_Toc1', false],
  ])('with a link to %s, external: %s, passes', async (target, external) => {
    const file = wordFile(withLink('hyperlink', target, external))
    expect(await inspect('docx', file)).toMatchObject({ passed: true })
  })

  it.each(['Terms of sale: all', '#part', 'data:image/png;base64,AA', 'a/b'])(
    'with a shape that links to %s passes',
    async (href) => {
      const body = `<w:pict><v:shape href="${href}"/></w:pict>`
      expect(await inspect('docx', wordFile({ body }))).toMatchObject({ passed: true })
    },
  )

  it('with the maximum amount of text passes', async () => {
    const few = wordParts({}).reduce((sum, { data }) => sum + data.length, 0)
    const lengths = [LIMITS.xml, LIMITS.xml, LIMITS.allXml - 2 * LIMITS.xml - few]
    const extra = lengths.map((length, n) => ({
      name: `word/header${n}.xml`,
      data: `<a>${'x'.repeat(length - '<a></a>'.length)}</a>`,
    }))
    expect(await inspect('docx', wordFile({ extra }))).toMatchObject({ passed: true })
  })

  it.each([
    ['an image next to it', withLink('image', 'media/a:1.png', false)],
    ['a link to a chapter', withLink('hyperlink', 'chapter', false)],
    ['a link to a website without TLS', withLink('hyperlink', 'http://example.com')],
    ['text that begins like a command', { body: '<w:r><w:t>DDE cmd</w:t></w:r>' }],
  ])('with %s passes', async (_, changes) => {
    expect(await inspect('docx', wordFile(changes))).toMatchObject({ passed: true })
  })

  const root = (links: string) => ({
    extra: [
      {
        name: '_rels/.rels',
        data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`,
      },
    ],
  })
  const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

  it('with a thumbnail first and a root-relative document path passes', async () => {
    const file = wordFile(
      root(
        `<Relationship Id="a" Type="${OFFICE}/thumbnail" Target="a.jpeg"/><Relationship Id="b" Type="${OFFICE}/officeDocument" Target="/word/document.xml"/>`,
      ),
    )
    expect(await inspect('docx', file)).toMatchObject({ passed: true })
  })

  it('with page numbers, XML comments and unusual text passes', async () => {
    const body =
      '<!-- a & b --><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r>' +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>李 &amp; &#345; LINK</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
    expect(await inspect('docx', wordFile({ body }))).toMatchObject({ passed: true })
  })
})
