import { docxWords } from './docx-text.ts'
import { pdfWords } from './pdf-text.ts'

/** What a Word file says, in reading order, on one line. */
export const docxText = (bytes: Uint8Array): string => docxWords(bytes).join(' ')

/** What a PDF says, in reading order, on one line. */
export const pdfText = async (bytes: Uint8Array): Promise<string> =>
  (await pdfWords(bytes)).join(' ')
