import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generate } from '../lambdas/generation/generate.ts'
import { loadTemplate, templateIds } from '../shared/documents/registry.ts'
import type { Template } from '../shared/documents/template.ts'
import { PAGE_PICTURE_WIDTHS, pagePicture } from '../shared/page-pictures.ts'
import { drawFirstPage } from './pdf-picture.ts'

/** Files of samples say when they were made; a fixed day keeps a rebuilt sample byte for byte the same. */
const SAMPLE_DATE = new Date('2026-01-01T00:00:00Z')

/** Yuv400 of @napi-rs/canvas, which declares the names and does not export them. */
const NO_COLOUR = 3
/**
 * Half the size of WebP at the same look; every browser since 2023 shows it. Pages are black on white,
 * so no bytes are spent on colour. Here a lower number is a better picture.
 */
const AVIF = { quality: 50, speed: 6, chromaSubsampling: NO_COLOUR }

/** The first page as a buyer gets it, without the watermark, in the widths that pages ask for. */
const writePictures = async (folder: string, template: Template) => {
  const { pdf } = await generate(template, template.sampleAnswers, { createdAt: SAMPLE_DATE })
  for (const width of PAGE_PICTURE_WIDTHS) {
    const picture = (await drawFirstPage(pdf, width)).toBuffer('image/avif', AVIF)
    writeFileSync(join(folder, basename(pagePicture(template.id, width))), picture)
  }
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
    await writePictures(folder, template)
  }
}
