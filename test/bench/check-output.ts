import { docxWords } from '../support/docx-text.ts'
import { pdfWords } from '../support/pdf-text.ts'
import type { Clause } from './clauses.ts'

/** A line break may split a word, and each library draws blank lines in its own way. */
const withoutSpaces = (text: string) => text.replace(/[\s_\u00AD]+/g, '')

const read = {
  Word: (bytes: Uint8Array) => docxWords(bytes),
  PDF: (bytes: Uint8Array) => pdfWords(bytes),
}
export type Format = keyof typeof read

/** Throws unless the file contains each line of the document, in order. */
export const checkOutput = async (
  format: Format,
  name: string,
  bytes: Uint8Array,
  clauses: readonly Clause[],
): Promise<void> => {
  const text = withoutSpaces((await read[format](bytes)).join(''))
  let from = 0
  for (const part of clauses.flatMap(({ parts }) => parts).map(withoutSpaces)) {
    const at = text.indexOf(part, from)
    if (at < 0) throw new Error(`${name} lacks "${part}"`)
    from = at + part.length
  }
}
