import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib'
import { BRAND } from '../../../../shared/content/brand.ts'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { fetchFontsFor } from '../fonts/font-files.ts'
import { createMeasure, createShaper } from '../fonts/shape.ts'
import type { Page } from '../layout/drawing-operations.ts'
import { layoutDocument } from '../layout/layout-document.ts'
import { LANGUAGE, PAGE, type RenderOptions } from '../layout/style-sheet.ts'
import { type DrawingContext, drawPage, embedFonts, type UsedFonts } from './draw-page.ts'
import { addAnnotations, addForm, addNavigation } from './interactive-features.ts'
import { addPageElements, newStructureTree, writeStructureTree } from './structure-tree.ts'

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
const addMetadata = (pdf: PDFDocument, title: string, { createdAt }: RenderOptions): void => {
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
const addIdentifier = (pdf: PDFDocument, content: readonly string[]): void => {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  const id = PDFHexString.of(hash.digest('hex').slice(0, 32))
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id])
}

/** zlib's next level takes a third longer for files that are three percent smaller. */
const COMPRESSION_LEVEL = 4

/**
 * A new document that compresses streams with Node's zlib, because pdf-lib's compression in JavaScript is far
 * slower.
 */
const createPdf = async (): Promise<PDFDocument> => {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  context.flateStream = (contents, entries = {}) =>
    context.stream(deflateSync(contents, { level: COMPRESSION_LEVEL }), {
      ...entries,
      Filter: 'FlateDecode',
    })
  return pdf
}

/** Draws the pages and adds their form fields and links. */
const addPages = (pdf: PDFDocument, pages: readonly Page[], drawing: DrawingContext): void => {
  const { structure } = drawing
  const fields: PDFRef[] = []
  for (const layout of pages) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    const elements = addPageElements(structure, page.ref)
    const content = pdf.context.flateStream(drawPage(layout, elements, drawing))
    page.node.set(PDFName.of('Contents'), pdf.context.register(content))
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(elements.key))
    // The Tab key follows the structure order.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    addAnnotations(page, layout.operations, structure, fields)
  }
  addForm(pdf, fields)
}

/** Renders a document as a US Letter PDF 1.7: tagged, with outline and embedded fonts. Accepts any text. */
export const renderPdf = async (
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> => {
  const { watermark, createdAt } = options
  await fetchFontsFor(document, watermark)
  const shape = createShaper()
  const pages = layoutDocument(document, createMeasure(shape))
  const pdf = await createPdf()
  const fonts: UsedFonts = new Map()
  const structure = newStructureTree(pdf.context)
  addPages(pdf, pages, { shape, fonts, structure, watermark })
  const resources = pdf.context.register(pdf.context.obj({ Font: await embedFonts(pdf, fonts) }))
  for (const page of pdf.getPages()) page.node.set(PDFName.of('Resources'), resources)
  addNavigation(pdf, pages)
  const tree = writeStructureTree(structure)
  if (tree) pdf.catalog.set(PDFName.of('StructTreeRoot'), tree)
  addMetadata(pdf, document.title, options)
  addIdentifier(pdf, [JSON.stringify(document), createdAt.toISOString(), watermark ?? ''])
  return pdf.save({
    useObjectStreams: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
    updateFieldAppearances: false,
  })
}

/** The number of pages of a document as PDF. */
export const countPages = (document: AssembledDocument): number => layoutDocument(document).length
