import { renderDocx } from '../../lambdas/generation/render/docx/write-docx.ts'
import { renderPdf } from '../../lambdas/generation/render/pdf/write-pdf.ts'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'
import type { Format } from './check-output.ts'
import { clausesOf } from './clauses.ts'
import { fillWithDocxtemplater } from './docxtemplater-peer.ts'
import { fillWithEasyTemplate } from './easy-template-x-peer.ts'
import { writeWithPdfkit } from './pdfkit-peer.ts'
import { writeWithPdfmake } from './pdfmake-peer.ts'
import { wordTemplate } from './word-template.ts'

export type Entrant = { name: string; run: () => Promise<Uint8Array> }

/** A format, our renderer first, then the peers that write the same text. */
export type Contest = { format: Format; entrants: [Entrant, ...Entrant[]] }

/** The contests over one document. Ours lays it out anew in each run; templates are made here, once. */
export const contestsOver = async (
  document: AssembledDocument,
  createdAt: Date,
): Promise<Contest[]> => {
  const clauses = clausesOf(document)
  const template = await wordTemplate(document, createdAt)
  return [
    {
      format: 'Word',
      entrants: [
        { name: 'ours', run: () => renderDocx({ ...document }, { createdAt }) },
        { name: 'docxtemplater', run: () => fillWithDocxtemplater(template) },
        { name: 'easy-template-x', run: () => fillWithEasyTemplate(template) },
      ],
    },
    {
      format: 'PDF',
      entrants: [
        { name: 'ours', run: () => renderPdf({ ...document }, { createdAt }) },
        { name: 'pdfkit', run: () => writeWithPdfkit(clauses) },
        { name: 'pdfmake', run: () => writeWithPdfmake(clauses) },
      ],
    },
  ]
}
