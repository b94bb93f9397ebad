import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { renderDocx } from '../../lambdas/generation/render/docx.ts'
import type { AssembledDocument, Paragraph } from '../../shared/documents/model.ts'

const paragraph = (text: string): Paragraph => ({
  kind: 'paragraph',
  look: 'body',
  fields: [],
  runs: [{ kind: 'text', text }],
})

const template: AssembledDocument = {
  title: 'Template',
  footer: [],
  initials: [],
  blocks: ['{#lines}', '{.}', '{/lines}'].map(paragraph),
}

/** Fills a Word template with the lines, one paragraph a line, as a store with ready templates would. */
export async function fillTemplate(lines: readonly string[]) {
  const bytes = await renderDocx(template, { createdAt: new Date('2026-12-05T12:00:00Z') })
  return async (): Promise<Uint8Array> => {
    const filler = new Docxtemplater(new PizZip(bytes), { paragraphLoop: true })
    filler.render({ lines })
    return filler.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
  }
}
