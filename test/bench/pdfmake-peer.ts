import pdfmake from 'pdfmake'
import { type Clause, clauseText } from './clauses.ts'
import { PEER_FONTS } from './peer-fonts.ts'

pdfmake.setFonts({ Serif: { normal: PEER_FONTS.regular, bold: PEER_FONTS.bold } })
pdfmake.setLocalAccessPolicy((path) => Object.values(PEER_FONTS).includes(path))
pdfmake.setUrlAccessPolicy(() => false)

/** The clauses as a PDF on Letter paper, one paragraph each, headings styled, fonts embedded. */
export const writeWithPdfmake = async (clauses: readonly Clause[]): Promise<Uint8Array> => {
  const pdf = pdfmake.createPdf({
    pageSize: 'LETTER',
    pageMargins: 72,
    content: clauses.map((clause) => ({ text: clauseText(clause), style: clause.kind })),
    defaultStyle: { font: 'Serif', fontSize: 11 },
    styles: {
      title: { bold: true, fontSize: 22 },
      heading: { bold: true, fontSize: 13 },
      text: { margin: [0, 0, 0, 4] },
    },
  })
  return new Uint8Array(await pdf.getBuffer())
}
