import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import regular from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'
import PDFDocument from 'pdfkit'

const font = readFileSync(regular.startsWith('file:') ? fileURLToPath(regular) : regular)

/** The lines as a PDF on Letter paper, one paragraph a line, in one embedded font. */
export function writeWithPdfkit(lines: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72 })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)))
  })
  pdf.registerFont('serif', font)
  pdf.font('serif').fontSize(11)
  for (const line of lines) pdf.text(line, { paragraphGap: 4 })
  pdf.end()
  return done
}
