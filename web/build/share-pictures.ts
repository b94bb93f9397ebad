import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import semibold from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { SHARE_PICTURE, sharePicture } from './page-head.ts'
import { renderFirstPage } from './pdf-picture.ts'

const { width, height } = SHARE_PICTURE
const FONT = 'Share'
/** The site's light colors (web/theme/colors.ts). */
const PAGE_COLOR = '#fbf9f4'
const TEXT_COLOR = '#1b2436'
const PURPLE = '#532896'
const MARGIN = 80
/** The width of a page in the image, in pixels. */
const PAGE_WIDTH = 560

/** Wraps text into lines of at most `room` pixels. */
const wrapText = (context: SKRSContext2D, text: string, maxWidth: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    const fits = lines.length > 0 && context.measureText(longer).width <= maxWidth
    if (fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const drawPage = (context: SKRSContext2D, page: Canvas, x: number, y: number, degrees: number) => {
  context.save()
  context.translate(x + PAGE_WIDTH / 2, y)
  context.rotate((degrees * Math.PI) / 180)
  context.shadowColor = 'rgb(23 26 38 / 0.25)'
  context.shadowBlur = 40
  context.shadowOffsetY = 12
  context.drawImage(page, -PAGE_WIDTH / 2, 0)
  context.restore()
}

const drawTitle = (context: SKRSContext2D, title: string) => {
  context.fillStyle = PURPLE
  context.font = `32px ${FONT}`
  context.fillText(BRAND.name, MARGIN, 120)
  context.fillStyle = TEXT_COLOR
  context.font = `62px ${FONT}`
  for (const [index, line] of wrapText(context, title, 460).entries()) {
    context.fillText(line, MARGIN, 250 + index * 74)
  }
}

/** A title next to a stack of pages, the last on top. */
const compose = (title: string, pages: readonly Canvas[]): Buffer => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = PAGE_COLOR
  context.fillRect(0, 0, width, height)
  for (const [index, page] of pages.entries()) {
    const under = pages.length - 1 - index
    drawPage(context, page, width - PAGE_WIDTH - 60 + under * 30, 70 - under * 14, under * 4)
  }
  drawTitle(context, title)
  return canvas.toBuffer('image/png')
}

/** The documents in the store's link preview image, the last on top. */
const STORE_DOCUMENTS = ['promissory-note', 'last-will-and-testament', 'bill-of-sale']

/** Renders the link preview images from the built samples: one per document and one for the store. */
export const writeSharePictures = async (distDir: string): Promise<void> => {
  GlobalFonts.registerFromPath(fileURLToPath(semibold), FONT)
  const pages = new Map<string, Canvas>()
  for (const { id } of enabledEntries()) {
    const sample = readFileSync(join(distDir, 'samples', `${id}-sample.pdf`))
    pages.set(id, await renderFirstPage(sample, PAGE_WIDTH))
  }
  mkdirSync(join(distDir, 'share'), { recursive: true })
  const save = (documentId: string | undefined, title: string, shown: readonly string[]) => {
    const renderedPages = shown.flatMap((id) => pages.get(id) ?? [])
    writeFileSync(join(distDir, sharePicture(documentId)), compose(title, renderedPages))
  }
  for (const { id, title } of enabledEntries()) save(id, title, [id])
  save(undefined, BRAND.tagline, STORE_DOCUMENTS)
}
