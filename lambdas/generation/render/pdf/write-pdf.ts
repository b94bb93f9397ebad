import { BRAND } from '../../../../shared/content/brand.ts'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { fetchDocumentFonts } from '../document-fonts.ts'
import type { Page } from '../layout/drawing-operations.ts'
import { layoutDocument } from '../layout/layout-document.ts'
import { PAGE } from '../layout/style-sheet.ts'
import { DEFAULT_LANGUAGE, type RenderOptions } from '../output.ts'
import { type Drawing, drawPage } from './draw-page.ts'
import { embedFont } from './embed-font.ts'
import { addFormFields, type OutlineItem, writeOutline } from './interactive-features.ts'
import {
  add,
  addCompressed,
  array,
  assign,
  compress,
  dictionary,
  name,
  newPdfObjects,
  type PdfObjects,
  type Reference,
  reserve,
  textString,
} from './objects.ts'
import { savePdf } from './save-pdf.ts'
import { newStructureTree, writeStructureTree } from './structure-tree.ts'

/** A date of a PDF file (ISO 32000-1, 7.9.4): (D:20261205120000Z). */
const dateString = (date: Date): string =>
  `(D:${date.toISOString().slice(0, 19).replace(/\D/g, '')}Z)`

const addProperties = (pdf: PdfObjects, title: string, { createdAt }: RenderOptions): Reference => {
  const brand = textString(BRAND.name)
  const date = dateString(createdAt)
  return add(
    pdf,
    dictionary({
      Title: textString(title),
      Author: brand,
      Creator: brand,
      Producer: brand,
      CreationDate: date,
      ModDate: date,
    }),
  )
}

const addFonts = (pdf: PdfObjects, { fonts }: Drawing): Reference => {
  const entries = [...fonts.values()].map(
    (font, index) => [font.name, embedFont(pdf, font, index)] as const,
  )
  return add(pdf, dictionary({ Font: dictionary(Object.fromEntries(entries)) }))
}

/** A page whose content is drawn; `ref` is the place of its object. */
type DrawnPage = { page: Page; ref: Reference; contents: Reference }

const drawPages = (pdf: PdfObjects, pages: readonly Page[], drawing: Drawing): DrawnPage[] =>
  pages.map((page, index) => {
    const ref = reserve(pdf)
    const content = drawPage(page, { index, ref }, drawing)
    return { page, ref, contents: addCompressed(pdf, compress(Buffer.from(content, 'latin1'))) }
  })

/** Writes the pages and returns the root of their tree. */
const addPages = (
  pdf: PdfObjects,
  pages: readonly DrawnPage[],
  { resources, annotations }: { resources: Reference; annotations: readonly Reference[][] },
): Reference => {
  const tree = reserve(pdf)
  for (const [index, { ref, contents }] of pages.entries()) {
    const fields = annotations[index] ?? []
    const page = dictionary({
      Type: name('Page'),
      Parent: tree,
      Resources: resources,
      MediaBox: array([0, 0, PAGE.width, PAGE.height]),
      Contents: contents,
      StructParents: index,
      // Tab moves through a page in the order of its structure.
      Tabs: name('S'),
      Annots: fields.length > 0 ? array(fields) : undefined,
    })
    assign(pdf, ref, page)
  }
  const Kids = array(pages.map(({ ref }) => ref))
  assign(pdf, tree, dictionary({ Type: name('Pages'), Kids, Count: pages.length }))
  return tree
}

const outlineItems = ({ page, ref }: DrawnPage): OutlineItem[] =>
  page.operations.flatMap((operation) =>
    operation.kind === 'destination'
      ? [{ label: operation.label, level: operation.level, y: operation.y, page: ref }]
      : [],
  )

/** A document as a US Letter PDF 1.7: tagged, with outline and embedded fonts. Any text is printed. */
export const renderPdf = async (
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> => {
  await fetchDocumentFonts(document, options.watermark)
  const pdf = newPdfObjects()
  const drawing: Drawing = {
    fonts: new Map(),
    structure: newStructureTree(),
    watermark: options.watermark,
    formFields: [],
  }
  const drawn = drawPages(pdf, layoutDocument(document), drawing)
  const refs = drawn.map(({ ref }) => ref)
  const { form, annotations } = addFormFields(pdf, drawing.formFields, refs, drawing.structure)
  const catalog = dictionary({
    Type: name('Catalog'),
    Pages: addPages(pdf, drawn, { resources: addFonts(pdf, drawing), annotations }),
    ViewerPreferences: dictionary({ DisplayDocTitle: 'true' }),
    Lang: textString(options.language ?? DEFAULT_LANGUAGE),
    AcroForm: form,
    StructTreeRoot: writeStructureTree(pdf, drawing.structure),
    MarkInfo: dictionary({ Marked: 'true' }),
    Outlines: writeOutline(pdf, drawn.flatMap(outlineItems)),
  })
  return savePdf(pdf, add(pdf, catalog), addProperties(pdf, document.title, options))
}

/** The number of pages that a document has as a PDF. */
export const countPages = (document: AssembledDocument): number => layoutDocument(document).length
