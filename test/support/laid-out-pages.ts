import type { DrawingOperation } from '../../lambdas/generation/render/layout/drawing-operations.ts'
import { layoutDocument } from '../../lambdas/generation/render/layout/layout-document.ts'
import { PAGE } from '../../lambdas/generation/render/layout/style-sheet.ts'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'
import type { PdfItem, PdfPage } from './pdf-text.ts'

/** The layout's y axis starts at the top of the page, PDF's at the bottom. */
const itemOf = (operation: DrawingOperation): PdfItem[] => {
  if (operation.kind !== 'text') return []
  const { text, x, y, tag } = operation
  return [{ text, x, y: PAGE.height - y, marks: [tag?.role ?? 'Artifact'] }]
}

/** Whether the operation belongs to the list of sections, which repeats headings. */
const isContents = (operation: DrawingOperation): boolean => {
  if (operation.kind !== 'text') return false
  for (let tag = operation.tag; tag; tag = tag.parent) if (tag.role === 'TOC') return true
  return false
}

/** The pages without the list of sections. */
export const bodyPages = (document: AssembledDocument): PdfPage[] =>
  layoutDocument(document).map(({ operations }) => ({
    items: operations.filter((operation) => !isContents(operation)).flatMap(itemOf),
  }))

/** The pages of the PDF that a document will have, as read from the layout without writing it. */
export const layoutPages = (document: AssembledDocument): PdfPage[] =>
  layoutDocument(document).map(({ operations }) => ({ items: operations.flatMap(itemOf) }))
