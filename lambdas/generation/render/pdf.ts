import { PDFDocument } from '@cantoo/pdf-lib'
import type { AssembledDocument } from '../../../shared/documents/model.ts'
import { measureWithFonts } from './fonts/shape.ts'
import { layoutDocument } from './layout/layout-document.ts'
import type { RenderOptions } from './options.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { setInType } from './set-in-type.ts'

/** A document as a US Letter PDF: tagged, with bookmarks and embedded fonts. Any text is printed. */
export async function renderPdf(
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> {
  const pages = layoutDocument(document, measureWithFonts, setInType(document))
  return writePdf(document.title, pages, options)
}

/** Pages of a PDF file. Throws when the bytes are no PDF. */
export async function countPages(pdf: Uint8Array): Promise<number> {
  return (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount()
}
