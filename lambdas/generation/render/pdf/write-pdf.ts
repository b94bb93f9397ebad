import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFNumber, type PDFRef, PDFStreamWriter } from 'pdf-lib'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { templateWordsOf } from '../../../../shared/documents/engine/template-words.ts'
import { fetchFontsFor } from '../fonts/font-files.ts'
import { createMeasure, createShaper } from '../fonts/shape.ts'
import type { Page } from '../layout/drawing-operations.ts'
import { layoutDocument } from '../layout/layout-document.ts'
import { PAGE } from '../layout/style-sheet.ts'
import type { RenderOptions } from '../output.ts'
import { type DrawingContext, drawPage } from './draw-page.ts'
import { addFields, addForm } from './form-fields.ts'
import { addIdentifier, addMetadata } from './metadata.ts'
import { addLinks, addNavigation, collectDestinations } from './navigation.ts'
import { newStructureTree, writeStructureTree } from './structure-tree.ts'
import { createTextWriter, embedFonts, type UsedFonts } from './text-operators.ts'

/** zlib's next level takes twice as long for files that are one percent smaller. */
const COMPRESSION_LEVEL = 5

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
  for (const [index, pageLayout] of pages.entries()) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    const {
      content,
      fields: lines,
      links,
    } = drawPage(pageLayout, { index, ref: page.ref }, drawing)
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)))
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(index))
    // The Tab key follows the structure order.
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    addFields(page, lines, structure, fields)
    addLinks(page, links, structure)
  }
  addForm(pdf, fields)
}

/**
 * Like pdf-lib's own `save`, but without its pause after every 50 objects, and with object streams that are
 * large enough to compress well.
 */
const save = async (pdf: PDFDocument): Promise<Uint8Array> => {
  await pdf.flush()
  return PDFStreamWriter.forContext(
    pdf.context,
    Number.POSITIVE_INFINITY,
    true,
    500,
  ).serializeToBuffer()
}

/** Renders a document as a US Letter PDF 1.7: tagged, with outline and embedded fonts. Accepts any text. */
export const renderPdf = async (
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> => {
  const { watermark, createdAt } = options
  await fetchFontsFor(document, watermark)
  const shape = createShaper(templateWordsOf(document))
  const pages = layoutDocument(document, createMeasure(shape))
  const pdf = await createPdf()
  const fonts: UsedFonts = new Map()
  const structure = newStructureTree(pages.length)
  const writeText = createTextWriter(fonts, shape)
  addPages(pdf, pages, { writeText, shape, structure, watermark })
  const resources = pdf.context.register(pdf.context.obj({ Font: await embedFonts(pdf, fonts) }))
  const refs = pdf.getPages().map((page) => {
    page.node.set(PDFName.of('Resources'), resources)
    return page.ref
  })
  addNavigation(pdf, collectDestinations(pages, refs))
  const tree = writeStructureTree(pdf.context, structure)
  if (tree) pdf.catalog.set(PDFName.of('StructTreeRoot'), tree)
  addMetadata(pdf, document.title, options)
  addIdentifier(pdf, [JSON.stringify(document), createdAt.toISOString(), watermark ?? ''])
  return save(pdf)
}

/** The number of pages of a document as PDF. */
export const countPages = (document: AssembledDocument): number => layoutDocument(document).length
