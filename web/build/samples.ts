import { mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { generate } from '../../lambdas/generation/generate.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Template } from '../../shared/documents/template/template.ts'
import { PAGE_PICTURE_WIDTHS, pagePicture } from '../../shared/site/page-pictures.ts'
import { drawFirstPage } from './pdf-picture.ts'

/** A fixed date of creation keeps a rebuilt sample byte for byte the same. */
const SAMPLE_DATE = new Date('2026-01-01T00:00:00Z')

/** Yuv400 of @napi-rs/canvas, which declares the enum but does not export it. */
const NO_COLOUR = 3
/**
 * AVIF takes half the bytes of WebP at the same quality; every browser since 2023 shows it. Pages are
 * black on white, so the colour planes are dropped.
 */
const AVIF = { quality: 50, speed: 6, chromaSubsampling: NO_COLOUR }

/**
 * The first page as a buyer gets it, without the watermark, in the widths that pages ask for. Encoding
 * takes two thirds of the time of all samples; it continues in other threads after this resolves.
 */
const drawPictures = async (folder: string, template: Template): Promise<Promise<void>[]> => {
  const encodings: Promise<void>[] = []
  const { pdf } = await generate(template, template.sampleAnswers, { createdAt: SAMPLE_DATE })
  for (const width of PAGE_PICTURE_WIDTHS) {
    const picture = await drawFirstPage(pdf, width)
    const file = join(folder, basename(pagePicture(template.id, width)))
    encodings.push(picture.encode('avif', AVIF).then((bytes) => writeFile(file, bytes)))
  }
  return encodings
}

/** Prints the watermarked sample of every document, and a picture of its first page, into the site. */
export const writeSamples = async (distDir: string): Promise<void> => {
  const folder = join(distDir, 'samples')
  mkdirSync(folder, { recursive: true })
  const encodings: Promise<void>[] = []
  for (const id of templateIds) {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const options = { watermark: 'SAMPLE', createdAt: SAMPLE_DATE }
    const files = await generate(template, template.sampleAnswers, options)
    writeFileSync(`${folder}/${id}-sample.pdf`, files.pdf)
    writeFileSync(`${folder}/${id}-sample.docx`, files.docx)
    writeFileSync(`${folder}/${id}-sample_instructions.pdf`, files.instructions)
    encodings.push(...(await drawPictures(folder, template)))
  }
  await Promise.all(encodings)
}
