import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { type Clause, clauseText } from './clauses.ts'
import { PEER_FONTS } from './peer-fonts.ts'

const regular = readFileSync(PEER_FONTS.regular)
const bold = readFileSync(PEER_FONTS.bold)

const STYLES = {
  title: { font: 'bold', size: 22 },
  heading: { font: 'bold', size: 13 },
  text: { font: 'regular', size: 11 },
} as const

/** The clauses as a PDF on Letter paper, one paragraph each, headings styled, fonts embedded. */
export const writeWithPdfkit = (clauses: readonly Clause[]): Promise<Uint8Array> => {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72 })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
  })
  pdf.registerFont('regular', regular)
  pdf.registerFont('bold', bold)
  for (const clause of clauses) {
    const { font, size } = STYLES[clause.kind]
    pdf.font(font).fontSize(size).text(clauseText(clause), { paragraphGap: 4 })
  }
  pdf.end()
  return done
}
