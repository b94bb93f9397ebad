import type { PDFRef } from '@cantoo/pdf-lib'
import type { Item, Page, RuleItem, SquareItem, Tag } from '../layout/items.ts'
import { SHEET } from '../layout/sheet.ts'
import { add, type Content, line, newContent, number, strokeColor } from './content.ts'
import { drawText } from './draw-text.ts'
import type { Entry } from './entries.ts'
import type { FontBook } from './font-book.ts'
import { mark, type Structure } from './structure.ts'
import { drawWatermark } from './watermark.ts'

/** What all pages of a document share while they are drawn. */
export type Drawing = {
  book: FontBook
  structure: Structure
  watermark: string | undefined
  entries: Entry[]
}

const flipped = (y: number) => SHEET.height - y

const drawRule = (content: Content, { x1, y1, x2, y2, thickness, color }: RuleItem) =>
  line(content, { x: x1, y: flipped(y1) }, { x: x2, y: flipped(y2) }, { thickness, color })

const drawSquare = (content: Content, { x, y, size }: SquareItem) =>
  add(
    content,
    strokeColor('ink'),
    '0.8 w',
    `${number(x)} ${number(flipped(y + size))} ${number(size)} ${number(size)} re S`,
  )

function drawItem(content: Content, item: Item, book: FontBook) {
  if (item.kind === 'rule') return drawRule(content, item)
  if (item.kind === 'square') return drawSquare(content, item)
  if (item.kind === 'anchor') return
  const { style, x, y } = item
  const place = `1 0 0 1 ${number(x)} ${number(flipped(y))}`
  const words = item.words ?? item.text.split(' ')
  drawText(content, { ...style, words }, place, book)
}

/** Decoration and furniture are artifacts: readers who listen to the page do not hear them. */
function opening(structure: Structure, tag: Tag | undefined, page: { index: number; ref: PDFRef }) {
  if (!tag) return '/Artifact BMC'
  return `/${tag.role} << /MCID ${mark(structure, tag, page)} >> BDC`
}

/** The content stream of a page, each piece marked with its place in the structure. */
export function drawPage(page: Page, place: { index: number; ref: PDFRef }, drawing: Drawing) {
  const content = newContent()
  const { book, structure, watermark, entries } = drawing
  if (watermark) drawWatermark(content, watermark, book)
  let open: { tag: Tag | undefined } | undefined
  for (const item of page.items) {
    if (item.kind === 'anchor') continue
    if (!open || open.tag !== item.tag) {
      if (open) add(content, 'EMC')
      add(content, opening(structure, item.tag, place))
      open = { tag: item.tag }
    }
    drawItem(content, item, book)
    if (item.kind === 'rule' && item.entry) {
      entries.push({ label: item.entry, line: item, tag: item.tag, page: place.index })
    }
  }
  if (open) add(content, 'EMC')
  return content.lines.join('\n')
}
