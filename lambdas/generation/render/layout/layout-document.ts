import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { fitPages } from './density.ts'
import { flowBlocks } from './flow.ts'
import { furniture, pageNumber } from './furniture.ts'
import type { Page, Strip, Tag } from './items.ts'
import type { Measure } from './measure.ts'
import { COLUMN } from './sheet.ts'

/** The text of a document as strips, not yet on pages. */
export function documentStrips(document: AssembledDocument, measure: Measure): Strip[] {
  const parent: Tag = { role: 'Document' }
  return flowBlocks(document.blocks, { measure, x: 0, width: COLUMN.width, parent })
}

/** Pages of positioned items; pure, so that a layout can be tested without a PDF. */
export function layoutDocument(
  document: AssembledDocument,
  measure: Measure,
  strips: readonly Strip[] = documentStrips(document, measure),
): Page[] {
  const pages = fitPages(strips, document.pages)
  const { header, footer } = furniture(document, measure)
  return pages.map(({ items }, index) => ({
    items: [
      ...(index > 0 ? header : []),
      ...items,
      ...footer,
      pageNumber(index, pages.length, measure),
    ],
  }))
}
