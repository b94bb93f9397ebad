import { PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import { BRAND } from '../../../../shared/content/brand.ts'
import type { Page } from '../layout/items.ts'
import { SHEET } from '../layout/sheet.ts'
import { DEFAULT_LANGUAGE, type RenderOptions } from '../options.ts'
import { type Drawing, drawPage } from './draw-page.ts'
import { embedFont } from './embed-font.ts'
import { addEntries } from './entries.ts'
import { newFontBook } from './font-book.ts'
import { type Bookmark, writeOutline } from './outline.ts'
import { savePdf } from './save.ts'
import { newStructure, writeStructure } from './structure.ts'

function setProperties(pdf: PDFDocument, title: string, options: RenderOptions) {
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor(BRAND.name)
  pdf.setCreator(BRAND.name)
  pdf.setProducer(BRAND.name)
  pdf.setLanguage(options.language ?? DEFAULT_LANGUAGE)
  pdf.setCreationDate(options.createdAt)
  pdf.setModificationDate(options.createdAt)
}

const bookmarksOf = (page: Page, ref: PDFRef): Bookmark[] =>
  page.items.flatMap((item) =>
    item.kind === 'anchor' ? [{ label: item.label, level: item.level, y: item.y, page: ref }] : [],
  )

function addPage(pdf: PDFDocument, page: Page, index: number, drawing: Drawing): PDFPage {
  const sheet = pdf.addPage([SHEET.width, SHEET.height])
  const content = drawPage(page, { index, ref: sheet.ref }, drawing)
  sheet.node.set(
    PDFName.of('Contents'),
    pdf.context.register(pdf.context.stream(Buffer.from(content, 'latin1'))),
  )
  sheet.node.set(PDFName.of('StructParents'), pdf.context.obj(index))
  // Tab moves through a page in the order of its structure.
  sheet.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  return sheet
}

function addFonts(pdf: PDFDocument, sheets: readonly PDFPage[], drawing: Drawing) {
  const fonts: Record<string, PDFRef> = {}
  for (const [index, used] of [...drawing.book.fonts.values()].entries()) {
    fonts[used.name] = embedFont(pdf.context, used, index)
  }
  const resources = pdf.context.register(pdf.context.obj({ Font: fonts }))
  for (const sheet of sheets) sheet.node.set(PDFName.of('Resources'), resources)
}

function addCatalogue(pdf: PDFDocument, drawing: Drawing, bookmarks: readonly Bookmark[]) {
  const structure = writeStructure(pdf.context, drawing.structure)
  if (structure) pdf.catalog.set(PDFName.of('StructTreeRoot'), structure)
  pdf.catalog.set(PDFName.of('MarkInfo'), pdf.context.obj({ Marked: true }))
  const outline = writeOutline(pdf.context, bookmarks)
  if (outline) pdf.catalog.set(PDFName.of('Outlines'), outline)
}

/** Draws laid out pages as a tagged PDF 1.7 with embedded fonts. */
export async function writePdf(
  title: string,
  pages: readonly Page[],
  options: RenderOptions,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  setProperties(pdf, title, options)
  const drawing: Drawing = {
    book: newFontBook(),
    structure: newStructure(),
    watermark: options.watermark,
    entries: [],
  }
  const sheets = pages.map((page, index) => addPage(pdf, page, index, drawing))
  addFonts(pdf, sheets, drawing)
  addEntries(pdf, drawing.entries, sheets, drawing.structure)
  const bookmarks = pages.flatMap((page, index) => {
    const ref = sheets[index]?.ref
    return ref ? bookmarksOf(page, ref) : []
  })
  addCatalogue(pdf, drawing, bookmarks)
  return savePdf(pdf.context)
}
