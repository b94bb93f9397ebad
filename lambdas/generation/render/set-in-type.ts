import type { AssembledDocument } from '../../../shared/documents/model.ts'
import { measureWithFonts } from './fonts/shape.ts'
import type { Strip } from './layout/items.ts'
import { documentStrips } from './layout/layout-document.ts'

const known = new WeakMap<AssembledDocument, readonly Strip[]>()

/** The lines of a document in our fonts, broken once for its PDF and the page numbers of its Word file. */
export function setInType(document: AssembledDocument): readonly Strip[] {
  const strips = known.get(document) ?? documentStrips(document, measureWithFonts)
  known.set(document, strips)
  return strips
}
