import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import type { WordTemplate } from './word-template.ts'

/** Fills the tags of a Word template with docxtemplater. */
export const fillWithDocxtemplater = async ({
  file,
  answers,
}: WordTemplate): Promise<Uint8Array> => {
  const filler = new Docxtemplater(new PizZip(file), { paragraphLoop: true })
  filler.render(answers)
  return filler.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
}
