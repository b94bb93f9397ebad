import type { AssembledDocument } from '../../../shared/documents/engine/model.ts'
import { fetchHanFont } from '../../core/fonts.ts'
import { fetchHanWhen, needsHan } from './fonts/font-files.ts'

/** Fetches the fonts that a document and the watermark behind it need and that are not in the bundle. */
export const fetchDocumentFonts = (document: AssembledDocument, watermark = ''): Promise<void> =>
  fetchHanWhen(() => needsHan(`${JSON.stringify(document)}${watermark}`), fetchHanFont)
