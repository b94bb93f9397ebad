import { createHash } from 'node:crypto'
import { type PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import { BRAND } from '../../../../shared/content/brand.ts'
import { LANGUAGE, type RenderOptions } from '../output.ts'

const escapeXml = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** XMP with the identifier of PDF/UA-1 (ISO 14289-1, 5). */
const buildXmp = (title: string, createdAt: Date): string => {
  const date = createdAt.toISOString().replace(/\.\d+Z$/, 'Z')
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(BRAND.name)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${LANGUAGE}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escapeXml(BRAND.name)}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<pdf:Producer>${escapeXml(BRAND.name)}</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

/** Adds title, author, dates and language to the document information and as XMP. */
export const addMetadata = (
  pdf: PDFDocument,
  title: string,
  { createdAt }: RenderOptions,
): void => {
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(BRAND.name)
  pdf.setCreator(BRAND.name)
  pdf.setProducer(BRAND.name)
  pdf.setCreationDate(createdAt)
  pdf.setModificationDate(createdAt)
  pdf.setLanguage(LANGUAGE)
  pdf.catalog.set(PDFName.of('MarkInfo'), pdf.context.obj({ Marked: true }))
  const xmp = Buffer.from(buildXmp(title, createdAt))
  const stream = pdf.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream))
}

/** Derives the file's identifier from its content, so that equal documents are equal files. */
export const addIdentifier = (pdf: PDFDocument, content: readonly string[]): void => {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  const id = PDFHexString.of(hash.digest('hex').slice(0, 32))
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id])
}
