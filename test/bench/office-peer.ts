import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { convertToPdf } from '../support/libre-office.ts'
import type { WordTemplate } from './word-template.ts'

const fill = ({ file, answers }: WordTemplate): Uint8Array => {
  const filler = new Docxtemplater(new PizZip(file), { paragraphLoop: true })
  filler.render(answers)
  return filler.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
}

/** A folder for LibreOffice's profile and files; `remove` deletes it. */
export const officeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * The three files as template-based stores make them: docxtemplater fills the agreement and the instructions, and
 * LibreOffice converts both to PDF in one call. @throws Error if LibreOffice fails
 */
export const fillAndConvert = (
  agreement: WordTemplate,
  instructions: WordTemplate,
  folder: string,
): { docx: Uint8Array; pdf: Uint8Array; instructions: Uint8Array } => {
  const docx = fill(agreement)
  const files = ['agreement.docx', 'instructions.docx'].map((name) => join(folder, name))
  const [agreementFile = '', instructionsFile = ''] = files
  writeFileSync(agreementFile, docx)
  writeFileSync(instructionsFile, fill(instructions))
  const [pdf = new Uint8Array(), guide = new Uint8Array()] = convertToPdf(files, folder)
  return { docx, pdf, instructions: guide }
}
