import { type ShapedGlyph, shape } from '../fonts/shape.ts'
import type { Face } from '../layout/measure.ts'

/**
 * The glyphs a document uses of one font. A code stands for a glyph and the text it prints, so
 * that text copied from the file is the text that was written, ligatures included.
 */
export type UsedFont = {
  name: string
  location: string
  codes: Map<string, string>
  glyphs: ShapedGlyph[]
}

/** The fonts of a document by the place of their files, and the words it has written with them. */
export type FontBook = {
  fonts: Map<string, UsedFont>
  words: Record<Face, Map<string, WrittenRun[]>>
}

export const newFontBook = (): FontBook => ({
  fonts: new Map(),
  words: { regular: new Map(), italic: new Map(), bold: new Map(), boldItalic: new Map() },
})

/** A stretch of one font; `codes` is what stands inside the outer brackets of a TJ array. */
export type WrittenRun = { font: UsedFont; codes: string; raised?: readonly ShapedGlyph[] }

/** The font's resource in this document, added when it is first used. */
function usedFont({ fonts }: FontBook, location: string): UsedFont {
  const known = fonts.get(location)
  if (known) return known
  const font = { name: `F${fonts.size + 1}`, location, codes: new Map(), glyphs: [] }
  fonts.set(location, font)
  return font
}

/** The two-byte code of a glyph; code 0 is the font's missing glyph and never used. */
function codeOf(font: UsedFont, glyph: ShapedGlyph): string {
  const known = font.codes.get(glyph.key)
  if (known !== undefined) return known
  const code = font.glyphs.push(glyph).toString(16).padStart(4, '0')
  font.codes.set(glyph.key, code)
  return code
}

/** Moves the pen back by thousandths of the size; less than a half is not worth a byte. */
const back = (distance: number) =>
  Math.abs(distance) > 0.5 ? `>${Math.round(distance * 1000) / 1000}<` : ''

/** Codes in hexadecimal, with the moves between glyphs outside their brackets. */
export const codesOf = (font: UsedFont, glyphs: readonly ShapedGlyph[]): string =>
  glyphs
    .map((glyph) => {
      const { x, width, advance } = glyph
      return `${back(-x)}${codeOf(font, glyph)}${back(width - advance + x)}`
    })
    .join('')

/** Marks above or below their letter (Thai, Arabic) are raised one glyph at a time. */
const isRaised = (glyph: ShapedGlyph) => Math.abs(glyph.y) > 0.5

function writeWord(book: FontBook, text: string, face: Face): WrittenRun[] {
  return shape(text, face).runs.map(({ font: location, glyphs }) => {
    const font = usedFont(book, location)
    const raised = glyphs.some(isRaised) ? glyphs : undefined
    return { font, codes: codesOf(font, glyphs), raised }
  })
}

/** A word in the codes of this document, written once. */
export function writtenWord(book: FontBook, text: string, face: Face): WrittenRun[] {
  const words = book.words[face]
  const known = words.get(text)
  if (known) return known
  const written = writeWord(book, text, face)
  words.set(text, written)
  return written
}
