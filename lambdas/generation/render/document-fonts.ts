import type { AssembledDocument } from '../../../shared/documents/engine/model.ts'
import { fetchHanFont } from '../../core/fonts.ts'
import { fetchFontsFor } from './fonts/font-files.ts'

/** Every text in a value, at any depth. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner)
  }
}

/** Has the fonts at hand that a document and the watermark behind it need. */
export const fetchDocumentFonts = (
  document: AssembledDocument,
  watermark: string | undefined,
): Promise<void> => fetchFontsFor(textsIn([document, watermark]), fetchHanFont)
