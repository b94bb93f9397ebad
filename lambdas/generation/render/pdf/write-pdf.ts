import { PDFDocument, PDFName, PDFNumber } from 'pdf-lib'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { templateWordsOf } from '../../../../shared/documents/engine/template-words.ts'
import { fetchDocumentFonts } from '../document-fonts.ts'
import { createShaper, measureWith, type Shape, type ShapedGlyph } from '../fonts/shape.ts'
import type { Page } from '../layout/drawing-operations.ts'
import { layoutDocument } from '../layout/layout-document.ts'
import { PAGE } from '../layout/style-sheet.ts'
import type { RenderOptions } from '../output.ts'
import { type Drawing, drawPage, WATERMARK_FACE } from './draw-page.ts'
import { embedFonts, fontResources } from './embedded-fonts.ts'
import { addFormFields } from './form-fields.ts'
import { addIdentifier, addMetadata } from './metadata.ts'
import { addLinks, addNavigation, destinationsOf } from './navigation.ts'
import { newStructureTree, writeStructureTree } from './structure-tree.ts'
import { createTextWriter } from './text-operators.ts'

/** What the pages and the watermark print: by font file, each text with its glyphs. */
const shapedTexts = (
  pages: readonly Page[],
  watermark: string | undefined,
  shape: Shape,
): Map<string, Map<string, readonly ShapedGlyph[]>> => {
  const texts = new Map<string, Map<string, readonly ShapedGlyph[]>>()
  const add = (...word: Parameters<Shape>) => {
    for (const { font, text, glyphs } of shape(...word).runs) {
      const ofFont = texts.get(font) ?? new Map()
      texts.set(font, ofFont.set(text, glyphs))
    }
  }
  for (const word of watermark?.split(' ') ?? []) add(word, WATERMARK_FACE)
  for (const operation of pages.flatMap(({ operations }) => operations)) {
    if (operation.kind !== 'text') continue
    const { text, style, isRtl } = operation
    for (const word of isRtl ? [text] : [' ', ...text.split(' ')]) add(word, style.face, isRtl)
  }
  return texts
}

/** Draws the pages and adds their form fields and links. */
const addPages = (pdf: PDFDocument, pages: readonly Page[], drawing: Drawing): void => {
  const { structure } = drawing
  const pageCount = pages.length
  let first = 1
  for (const [index, content] of pages.entries()) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    const { operators, fields, links } = drawPage(content, { index, ref: page.ref }, drawing)
    page.pushOperators(...operators)
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(index))
    // The Tab key moves through a page in the order of its structure.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    addFormFields(page, fields, structure, { first, pageCount })
    addLinks(page, links, structure, pageCount)
    first += fields.length
  }
}

/** A document as a US Letter PDF 1.7: tagged, with outline and embedded fonts. Any text is printed. */
export const renderPdf = async (
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> => {
  const { watermark, createdAt } = options
  await fetchDocumentFonts(document, watermark)
  const shape = createShaper(templateWordsOf(document))
  const pages = layoutDocument(document, measureWith(shape))
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const fonts = await embedFonts(pdf, shapedTexts(pages, watermark, shape))
  const structure = newStructureTree()
  const writeText = createTextWriter(pdf.context, fonts, shape)
  addPages(pdf, pages, { writeText, shape, structure, watermark })
  const resources = pdf.context.register(fontResources(pdf, fonts))
  const refs = pdf.getPages().map((page) => {
    page.node.set(PDFName.of('Resources'), resources)
    return page.ref
  })
  addNavigation(pdf, destinationsOf(pages, refs))
  const tree = writeStructureTree(pdf.context, structure)
  if (tree) pdf.catalog.set(PDFName.of('StructTreeRoot'), tree)
  addMetadata(pdf, document.title, options)
  addIdentifier(pdf, [JSON.stringify(document), createdAt.toISOString(), watermark ?? ''])
  return pdf.save()
}

/** The number of pages that a document has as a PDF. */
export const countPages = (document: AssembledDocument): number => layoutDocument(document).length
