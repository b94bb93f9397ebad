import { shape } from '../fonts/shape.ts'
import { SHEET } from '../layout/sheet.ts'
import { add, type Content, number } from './content.ts'
import { drawText } from './draw-text.ts'
import type { FontBook } from './font-book.ts'

const FACE = 'bold'
const MAX_SIZE = 130
/** How much of the page's diagonal the word may take. */
const SHARE = 0.72

/** A large light word from the lower left to the upper right, under the text. */
export function drawWatermark(content: Content, text: string, book: FontBook) {
  const diagonal = Math.hypot(SHEET.width, SHEET.height)
  const { width } = shape(text, FACE)
  const size = Math.min(MAX_SIZE, (diagonal * SHARE * 1000) / Math.max(width, 1))
  const cos = SHEET.width / diagonal
  const sin = SHEET.height / diagonal
  const along = (width * size) / 2000
  const down = size * 0.33
  const x = SHEET.width / 2 - along * cos + down * sin
  const y = SHEET.height / 2 - along * sin - down * cos
  add(content, '/Artifact BMC')
  const look = { words: text.split(' '), face: FACE, size, color: 'watermark' } as const
  drawText(content, look, [cos, sin, -sin, cos, x, y].map(number).join(' '), book)
  add(content, 'EMC')
}
