import { docxWords } from '../support/docx-text.ts'
import { pdfWords } from '../support/pdf-text.ts'
import type { Clause } from './clauses.ts'

/** Breaking lines may cut a word; rules to write on are drawn in many ways. */
const letters = (text: string) => text.replace(/[\s_\u00AD]+/g, '')

const read = {
  Word: (bytes: Uint8Array) => docxWords(bytes),
  PDF: (bytes: Uint8Array) => pdfWords(bytes),
}
export type Format = keyof typeof read

/** Throws unless each line of the document stands in the file, in order. */
export async function checkOutput(
  format: Format,
  name: string,
  bytes: Uint8Array,
  clauses: readonly Clause[],
): Promise<void> {
  const text = letters((await read[format](bytes)).join(''))
  let from = 0
  for (const part of clauses.flatMap(({ parts }) => parts).map(letters)) {
    const at = text.indexOf(part, from)
    if (at < 0) throw new Error(`${name} lacks "${part}"`)
    from = at + part.length
  }
}
