import { createMeasure, createShaper } from '../../lambdas/generation/render/fonts/shape.ts'
import type {
  DrawingOperation,
  Tag,
} from '../../lambdas/generation/render/layout/drawing-operations.ts'
import { layoutDocument } from '../../lambdas/generation/render/layout/layout-document.ts'
import { PAGE } from '../../lambdas/generation/render/layout/style-sheet.ts'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'
import type { PdfItem, PdfPage } from './pdf-text.ts'

/** The roles of a tag and those around it; the list of sections has TOC. */
const rolesOf = (tag: Tag | undefined): string[] => (tag ? [tag.role, ...rolesOf(tag.parent)] : [])

/** The layout's y axis starts at the top of the page, PDF's at the bottom. */
const itemOf = (operation: DrawingOperation): PdfItem[] => {
  if (operation.kind !== 'text') return []
  const { text, x, y, tag } = operation
  return [{ text, x, y: PAGE.height - y, marks: tag ? rolesOf(tag) : ['Artifact'] }]
}

/** Measures a word that many documents have only once. */
const measure = createMeasure(createShaper())

/** The pages of the PDF that a document will have, as read from the layout without writing it. */
export const layoutPages = (document: AssembledDocument): PdfPage[] =>
  layoutDocument(document, measure).map(({ operations }) => ({ items: operations.flatMap(itemOf) }))

/** The pages without the list of sections, which repeats headings. */
export const bodyOf = (pages: readonly PdfPage[]): PdfPage[] =>
  pages.map(({ items }) => ({ items: items.filter(({ marks }) => !marks.includes('TOC')) }))
