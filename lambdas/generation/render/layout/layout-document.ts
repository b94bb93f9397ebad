import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { flowBlocks } from './flow.ts'
import { furniture } from './furniture.ts'
import type { Page, Tag } from './items.ts'
import type { Measure } from './measure.ts'
import { paginate } from './paginate.ts'
import { COLUMN } from './sheet.ts'

/** Pages of positioned items; pure, so that a layout can be tested without a PDF. */
export function layoutDocument(document: AssembledDocument, measure: Measure): Page[] {
  const parent: Tag = { role: 'Document' }
  const strips = flowBlocks(document.blocks, { measure, x: 0, width: COLUMN.width, parent })
  const pages = paginate(strips)
  return pages.map((page, index) => ({
    items: [...page.items, ...furniture(document, { index, count: pages.length }, measure)],
  }))
}
