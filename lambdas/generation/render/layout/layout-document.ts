import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { fitPages } from './density.ts'
import { flowBlocks } from './flow.ts'
import { furniture, pageNumber } from './furniture.ts'
import type { Page, Tag } from './items.ts'
import type { Measure } from './measure.ts'
import { COLUMN } from './sheet.ts'

/** Pages of positioned items; pure, so that a layout can be tested without a PDF. */
export function layoutDocument(document: AssembledDocument, measure: Measure): Page[] {
  const parent: Tag = { role: 'Document' }
  const strips = flowBlocks(document.blocks, { measure, x: 0, width: COLUMN.width, parent })
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
