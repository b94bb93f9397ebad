import { type Shaped, type ShapedGlyph, type ShapedRun, shape } from '../fonts/shape.ts'
import type { Face } from '../layout/measure.ts'
import { add, type Color, type Content, fillColor, number } from './content.ts'
import { codeOf, type FontBook, type UsedFont, usedFont } from './font-book.ts'

/** What the glyph's own width is in the font; kerning is the difference to its advance. */
export type GlyphWidth = (location: string, glyph: number) => number

export type Pen = { book: FontBook; glyphWidth: GlyphWidth }

function shapedText(text: string, face: Face): ShapedRun[] {
  const space = shape(' ', face)
  const words = text
    .split(' ')
    .map((word) => (word === '' ? { runs: [], width: 0 } : shape(word, face)))
  const runs = words.flatMap((word: Shaped, index) => [
    ...(index > 0 ? space.runs : []),
    ...word.runs,
  ])
  const joined: ShapedRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.font === run.font) last.glyphs.push(...run.glyphs)
    else joined.push({ font: run.font, glyphs: [...run.glyphs] })
  }
  return joined
}

/** Glyphs of one font as a TJ array; a number moves the pen back, in thousandths of the size. */
function glyphArray(glyphs: readonly ShapedGlyph[], font: UsedFont, pen: Pen): string {
  let text = ''
  let open = false
  for (const glyph of glyphs) {
    const before = -glyph.x
    const after = pen.glyphWidth(font.location, glyph.id) - glyph.advance + glyph.x
    if (Math.abs(before) > 0.5) text += `${open ? '>' : ''}${number(before)}`
    if (Math.abs(before) > 0.5) open = false
    text += `${open ? '' : '<'}${codeOf(font, glyph)}`
    open = true
    if (Math.abs(after) > 0.5) {
      text += `>${number(after)}`
      open = false
    }
  }
  return `[${text}${open ? '>' : ''}] TJ`
}

/** Marks above or below their letter (Thai, Arabic) are raised one glyph at a time. */
const isRaised = (run: ShapedRun) => run.glyphs.some((glyph) => Math.abs(glyph.y) > 0.5)

function raisedArrays(run: ShapedRun, font: UsedFont, size: number, pen: Pen): string[] {
  return run.glyphs.flatMap((glyph) => [
    `${number((glyph.y * size) / 1000)} Ts`,
    glyphArray([glyph], font, pen),
  ])
}

/** Draws text `matrix` is the text matrix. */
export function drawText(
  content: Content,
  text: { text: string; face: Face; size: number; color: Color },
  matrix: readonly [number, number, number, number, number, number],
  pen: Pen,
) {
  add(content, 'BT', fillColor(text.color), `${matrix.map(number).join(' ')} Tm`)
  for (const run of shapedText(text.text, text.face)) {
    const font = usedFont(pen.book, run.font)
    add(content, `/${font.name} ${number(text.size)} Tf`)
    if (isRaised(run)) add(content, ...raisedArrays(run, font, text.size, pen), '0 Ts')
    else add(content, glyphArray(run.glyphs, font, pen))
  }
  add(content, 'ET')
}
