import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import type { WordTemplate } from './word-template.ts'

export const hasLibreOffice = (): boolean =>
  spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0

const fill = ({ file, answers }: WordTemplate): Uint8Array => {
  const filler = new Docxtemplater(new PizZip(file), { paragraphLoop: true })
  filler.render(answers)
  return filler.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
}

/** A folder for LibreOffice's profile and files; `remove` deletes it. */
export const officeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  mkdirSync(join(folder, 'out'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * The three files as stores with Word templates make them: docxtemplater fills the agreement and the
 * instructions, and LibreOffice converts both to PDF in one call.
 * @throws Error when LibreOffice fails.
 */
export const fillAndConvert = (
  agreement: WordTemplate,
  instructions: WordTemplate,
  folder: string,
): { docx: Uint8Array; pdf: Uint8Array; instructions: Uint8Array } => {
  const docx = fill(agreement)
  writeFileSync(join(folder, 'agreement.docx'), docx)
  writeFileSync(join(folder, 'instructions.docx'), fill(instructions))
  const { status, stderr } = spawnSync(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      ...['--convert-to', 'pdf', '--outdir', join(folder, 'out')],
      ...[join(folder, 'agreement.docx'), join(folder, 'instructions.docx')],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`LibreOffice failed: ${stderr}`)
  const pdfOf = (name: string) => new Uint8Array(readFileSync(join(folder, 'out', `${name}.pdf`)))
  return { docx, pdf: pdfOf('agreement'), instructions: pdfOf('instructions') }
}
