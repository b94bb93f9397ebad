import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../lambdas/generation/generate.ts'
import { drawFirstPage } from '../lambdas/generation/render/picture.ts'
import { assemble } from '../shared/documents/assemble.ts'
import { loadTemplate, templateIds } from '../shared/documents/registry.ts'
import type { Template } from '../shared/documents/template.ts'

/** Files of samples say when they were made; a fixed day keeps a rebuilt sample byte for byte the same. */
const SAMPLE_DATE = new Date('2026-01-01T00:00:00Z')

const pictureOf = (template: Template): string => {
  const today = SAMPLE_DATE.toISOString().slice(0, 10)
  return drawFirstPage(assemble(template, 'agreement', template.sampleAnswers, { today }))
}

/** Prints the watermarked sample of every document, and a picture of its first page, into the site. */
export const writeSamples = async (distDir: string): Promise<void> => {
  const folder = join(distDir, 'samples')
  mkdirSync(folder, { recursive: true })
  for (const id of templateIds) {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const options = { watermark: 'SAMPLE', createdAt: SAMPLE_DATE }
    const files = await generate(template, template.sampleAnswers, options)
    writeFileSync(`${folder}/${id}-sample.pdf`, files.pdf)
    writeFileSync(`${folder}/${id}-sample.docx`, files.docx)
    writeFileSync(`${folder}/${id}-sample_instructions.pdf`, files.instructions)
    writeFileSync(`${folder}/${id}-page.svg`, pictureOf(template))
  }
}
