import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const hasLibreOffice = (): boolean =>
  spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Converts Word files to PDF in one call, with a profile of its own in `folder`. Returns the PDFs in the order of the
 * files. @throws Error if LibreOffice fails
 */
export const convertToPdf = (files: readonly string[], folder: string): Uint8Array[] => {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const out = join(folder, 'out')
  mkdirSync(out, { recursive: true })
  const options = ['--headless', profile, '--convert-to', 'pdf', '--outdir', out]
  const { status, stderr } = spawnSync('soffice', [...options, ...files], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`LibreOffice failed: ${stderr}`)
  const outputs = files.map((file) => join(out, basename(file).replace(/\.docx$/, '.pdf')))
  return outputs.map((output) => new Uint8Array(readFileSync(output)))
}
