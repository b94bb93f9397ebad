import type { AssembledDocument } from '../../../shared/documents/engine/model.ts'
import { fetchHanFont } from '../../core/fonts.ts'
import { fetchHanWhen, needsHan } from './fonts/font-files.ts'

/** Whether any text in a value, at any depth, needs the Han font. */
const hasHan = (value: unknown): boolean => {
  if (typeof value === 'string') return needsHan(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasHan)
}

/** A document is asked about for its Word file and its PDF, and its texts are thousands. */
const known = new WeakMap<AssembledDocument, boolean>()

const hasHanIn = (document: AssembledDocument): boolean => {
  const answer = known.get(document) ?? hasHan(document)
  known.set(document, answer)
  return answer
}

/** Has the fonts at hand that a document and the watermark behind it need. */
export const fetchDocumentFonts = (
  document: AssembledDocument,
  watermark: string | undefined,
): Promise<void> => fetchHanWhen(() => hasHanIn(document) || hasHan(watermark), fetchHanFont)
