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

export type Entrant = { name: string; run: (round: number) => Promise<Uint8Array> }

/** A format, our renderer first, then the peers that write the same text. */
export type Contest = { format: Format; entrants: [Entrant, ...Entrant[]] }

/**
 * The contests over one document. Each run of ours writes the document of another buyer, assembled before and
 * laid out in the run; the peers write that of the first one. Templates are made here, once.
 */
export const contestsOver = async (
  documents: readonly [AssembledDocument, ...AssembledDocument[]],
  createdAt: Date,
): Promise<Contest[]> => {
  const [first] = documents
  const clauses = clausesOf(first)
  const template = await wordTemplate(first, createdAt)
  const ofRound = (round: number) => ({ ...(documents[round] ?? first) })
  return [
    {
      format: 'Word',
      entrants: [
        { name: 'ours', run: (round) => renderDocx(ofRound(round), { createdAt }) },
        { name: 'docxtemplater', run: () => fillWithDocxtemplater(template) },
        { name: 'easy-template-x', run: () => fillWithEasyTemplate(template) },
      ],
    },
    {
      format: 'PDF',
      entrants: [
        { name: 'ours', run: (round) => renderPdf(ofRound(round), { createdAt }) },
        { name: 'pdfkit', run: () => writeWithPdfkit(clauses) },
        { name: 'pdfmake', run: () => writeWithPdfmake(clauses) },
      ],
    },
  ]
}
