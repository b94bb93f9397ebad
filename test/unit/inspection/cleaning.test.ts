import { unzipSync } from 'fflate'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { cleanUpload } from '../../support/hostile/cleaned.ts'
import { wordFile } from '../../support/hostile/docx.ts'
import { pdfFile, stream } from '../../support/hostile/pdf.ts'

const DC = 'http://purl.org/dc/elements/1.1/'
const CP = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'

const properties = [
  {
    name: 'docProps/core.xml',
    data: `<cp:coreProperties xmlns:cp="${CP}" xmlns:dc="${DC}"><dc:title>Terms &amp; more</dc:title><dc:creator>Jane Lawyer</dc:creator><cp:lastModifiedBy>Bob</cp:lastModifiedBy></cp:coreProperties>`,
  },
  {
    name: 'docProps/app.xml',
    data: '<Properties><Pages>4</Pages><Company>Secret Law LLP</Company><Manager>M. Boss</Manager></Properties>',
  },
  {
    name: 'docProps/custom.xml',
    data: '<Properties><property name="Client"><lpwstr>Bob</lpwstr></property></Properties>',
  },
]

describe('a Word file', () => {
  it('is published without author names, with its title and pages', async () => {
    const parts = unzipSync(await cleanUpload('docx', wordFile({ extra: properties })))
    const text = Object.values(parts)
      .map((bytes) => Buffer.from(bytes).toString())
      .join('\n')
    expect(text).not.toMatch(/Jane Lawyer|Bob|Secret Law|M\. Boss|creator|lastModifiedBy/)
    expect(text).toContain('<dc:title>Terms &amp; more</dc:title>')
    expect(text).toContain('<Pages>4</Pages>')
  })

  it('is cleaned to the same file every time', async () => {
    const file = wordFile({ extra: properties })
    const first = await cleanUpload('docx', file)
    expect(await cleanUpload('docx', file)).toEqual(first)
    expect(await cleanUpload('docx', first)).toEqual(first)
  })
})

describe('a PDF', () => {
  const xmp = stream(
    '/Type /Metadata /Subtype /XML /Length 60',
    '<dc:creator>Jane Lawyer</dc:creator>',
    8,
  )
  const info = '7 0 obj\n<< /Title (Terms) /Author (Jane Lawyer) /Producer (Secret Law) >>\nendobj'
  const unused = '6 0 obj\n(Jane Lawyer)\nendobj'
  const file = pdfFile({
    catalog: '/Metadata 8 0 R /PieceInfo << /A (Jane Lawyer) >>',
    objects: [xmp, info, unused],
    trailer: '/Info 7 0 R',
  })

  it('is published without author names, with its title', async () => {
    const pdf = await PDFDocument.load(await cleanUpload('pdf', file), { updateMetadata: false })
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual(['Terms', 1])
    expect([pdf.getAuthor(), pdf.getProducer()]).toEqual([undefined, undefined])
    for (const [, object] of pdf.context.enumerateIndirectObjects()) {
      expect(object.toString()).not.toMatch(/Jane|Secret/)
      if (object instanceof PDFDict) expect(object.has(PDFName.of('Metadata'))).toBe(false)
    }
  })

  it('is cleaned to the same file every time', async () => {
    const first = await cleanUpload('pdf', file)
    expect(await cleanUpload('pdf', file)).toEqual(first)
  })
})
