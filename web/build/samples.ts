import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { generate } from '../../lambdas/generation/generate.ts'
import { findEnabledEntry } from '../../shared/catalog/lookup.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Template } from '../../shared/documents/template/template.ts'
import {
  HEAD_HEIGHTS,
  PAGE,
  PAGE_HEADS,
  PAGE_PICTURE_WIDTH,
  pageHead,
  pagePicture,
  SAMPLE_PAGE_WIDTH,
  samplePage,
} from '../../shared/site/page-pictures.ts'
import { grayPng } from './gray-png.ts'
import { openPdf } from './pdf-picture.ts'

/** A fixed creation date makes rebuilt samples byte-identical. */
const SAMPLE_DATE = new Date('2026-01-01T00:00:00Z')

type OpenedPdf = Awaited<ReturnType<typeof openPdf>>

/** The top of the first page: `width` pixels wide, cut at `height` points. */
const renderPageTop = async (file: OpenedPdf, width: number, height: number): Promise<Canvas> => {
  const page = await file.draw(1, width)
  const part = createCanvas(width, Math.round((width / PAGE.width) * height))
  part.getContext('2d').drawImage(page, 0, 0)
  return part
}

/**
 * Writes the images of the first page for cards and pages. At their small size, four shades of gray are enough.
 */
const renderFirstPages = async (folder: string, id: string, file: OpenedPdf): Promise<void> => {
  const heads = [...HEAD_HEIGHTS].flatMap(([head, height]) =>
    PAGE_HEADS[head].widths.map((width) => ({ path: pageHead(id, head, width), width, height })),
  )
  const page = { path: pagePicture(id), width: PAGE_PICTURE_WIDTH, height: PAGE.height }
  for (const { path, width, height } of [...heads, page]) {
    const picture = await renderPageTop(file, width, height)
    writeFileSync(join(folder, basename(path)), grayPng(picture, 4))
  }
}

/**
 * Renders the pages without the watermark, as a buyer gets them: all for reading, the first one also for cards.
 */
const renderPictures = async (folder: string, template: Template): Promise<void> => {
  const { pdf } = await generate(template, template.sampleAnswers, { createdAt: SAMPLE_DATE })
  const file = await openPdf(pdf)
  if (file.pages !== template.pages) {
    throw new Error(`The sample of ${template.id} has ${file.pages} pages, not ${template.pages}`)
  }
  await renderFirstPages(folder, template.id, file)
  for (let page = 1; page <= file.pages; page += 1) {
    const picture = await file.draw(page, SAMPLE_PAGE_WIDTH)
    writeFileSync(join(folder, basename(samplePage(template.id, page))), grayPng(picture, 16))
  }
  await file.close()
}

const sampleFiles = async (template: Template): Promise<[ending: string, bytes: Uint8Array][]> => {
  const options = { watermark: 'SAMPLE', createdAt: SAMPLE_DATE }
  const files = await generate(template, template.sampleAnswers, options)
  return [
    ['sample.pdf', files.pdf],
    ['sample.docx', files.docx],
    ['sample_instructions.pdf', files.instructions],
  ]
}

/** Writes each document's watermarked sample, under each of its URLs, and images of its pages. */
export const writeSamples = async (distDir: string): Promise<void> => {
  const folder = join(distDir, 'samples')
  mkdirSync(folder, { recursive: true })
  for (const id of templateIds) {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const names = [id, ...(findEnabledEntry(id)?.aliases ?? [])]
    for (const [ending, bytes] of await sampleFiles(template)) {
      for (const name of names) writeFileSync(join(folder, `${name}-${ending}`), bytes)
    }
    await renderPictures(folder, template)
  }
}
