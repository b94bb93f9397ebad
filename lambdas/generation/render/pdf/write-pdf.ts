import { PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { BRAND } from '../../../../shared/content/brand.ts'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import type { Page } from '../layout/drawing-operations.ts'
import { layoutDocument } from '../layout/layout-document.ts'
import { PAGE } from '../layout/style-sheet.ts'
import { DEFAULT_LANGUAGE, type RenderOptions } from '../output.ts'
import { type Drawing, drawPage } from './draw-page.ts'
import { embedFont } from './embed-font.ts'
import { newFontResources } from './font-resources.ts'
import { addFormFields, type OutlineItem, writeOutline } from './interactive-features.ts'
import { savePdf } from './save-pdf.ts'
import { newStructureTree, writeStructureTree } from './structure-tree.ts'

const setProperties = (pdf: PDFDocument, title: string, options: RenderOptions) => {
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(BRAND.name)
  pdf.setCreator(BRAND.name)
  pdf.setProducer(BRAND.name)
  pdf.setLanguage(options.language ?? DEFAULT_LANGUAGE)
  pdf.setCreationDate(options.createdAt)
  pdf.setModificationDate(options.createdAt)
}

const addPage = (pdf: PDFDocument, page: Page, index: number, drawing: Drawing): PDFPage => {
  const pdfPage = pdf.addPage([PAGE.width, PAGE.height])
  const content = drawPage(page, { index, ref: pdfPage.ref }, drawing)
  pdfPage.node.set(
    PDFName.of('Contents'),
    pdf.context.register(pdf.context.stream(Buffer.from(content, 'latin1'))),
  )
  pdfPage.node.set(PDFName.of('StructParents'), pdf.context.obj(index))
  // Tab moves through a page in the order of its structure.
  pdfPage.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  return pdfPage
}

const addFonts = (pdf: PDFDocument, pages: readonly PDFPage[], drawing: Drawing) => {
  const fonts: Record<string, PDFRef> = {}
  for (const [index, font] of [...drawing.fonts.fonts.values()].entries()) {
    fonts[font.name] = embedFont(pdf.context, font, index)
  }
  const resources = pdf.context.register(pdf.context.obj({ Font: fonts }))
  for (const page of pages) page.node.set(PDFName.of('Resources'), resources)
}

const outlineItems = (page: Page, ref: PDFRef): OutlineItem[] =>
  page.operations.flatMap((operation) =>
    operation.kind === 'destination'
      ? [{ label: operation.label, level: operation.level, y: operation.y, page: ref }]
      : [],
  )

const fillCatalog = (pdf: PDFDocument, drawing: Drawing, items: readonly OutlineItem[]) => {
  const structure = writeStructureTree(pdf.context, drawing.structure)
  if (structure) pdf.catalog.set(PDFName.of('StructTreeRoot'), structure)
  pdf.catalog.set(PDFName.of('MarkInfo'), pdf.context.obj({ Marked: true }))
  const outline = writeOutline(pdf.context, items)
  if (outline) pdf.catalog.set(PDFName.of('Outlines'), outline)
}

/** A document as a US Letter PDF 1.7: tagged, with outline and embedded fonts. Any text is printed. */
export const renderPdf = async (
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> => {
  const pages = layoutDocument(document)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  setProperties(pdf, document.title, options)
  const drawing: Drawing = {
    fonts: newFontResources(),
    structure: newStructureTree(),
    watermark: options.watermark,
    formFields: [],
  }
  const drawn = pages.map((page, index) => ({ page, pdfPage: addPage(pdf, page, index, drawing) }))
  const pdfPages = drawn.map(({ pdfPage }) => pdfPage)
  addFonts(pdf, pdfPages, drawing)
  addFormFields(pdf, drawing.formFields, pdfPages, drawing.structure)
  fillCatalog(
    pdf,
    drawing,
    drawn.flatMap(({ page, pdfPage }) => outlineItems(page, pdfPage.ref)),
  )
  return savePdf(pdf.context)
}

/**
 * The number of pages of a PDF file.
 * @throws Error when the bytes are no PDF.
 */
export const countPages = async (pdf: Uint8Array): Promise<number> =>
  (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount()
