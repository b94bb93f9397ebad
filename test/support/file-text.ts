import { docxWords } from './docx-text.ts'
import { pdfWords } from './pdf-text.ts'

/** The text of a Word file in reading order, on one line. */
export const docxText = (bytes: Uint8Array): string => docxWords(bytes).join(' ')

/** The text of a PDF in reading order, on one line. */
export const pdfText = async (bytes: Uint8Array): Promise<string> =>
  (await pdfWords(bytes)).join(' ')
