import type { ShapedGlyph } from '../fonts/shape.ts'

/**
 * The glyphs a document uses of one font. A code stands for a glyph and the text it prints, so
 * that text copied from the file is the text that was written, ligatures included.
 */
export type UsedFont = {
  name: string
  location: string
  codes: Map<string, number>
  glyphs: ShapedGlyph[]
}

export type FontBook = Map<string, UsedFont>

/** The font's resource in this document, added when it is first used. */
export function usedFont(book: FontBook, location: string): UsedFont {
  const known = book.get(location)
  if (known) return known
  const font = { name: `F${book.size + 1}`, location, codes: new Map(), glyphs: [] }
  book.set(location, font)
  return font
}

/** The two-byte code of a glyph; code 0 is the font's missing glyph and never used. */
export function codeOf(font: UsedFont, glyph: ShapedGlyph): string {
  const key = `${glyph.id} ${glyph.text}`
  const known = font.codes.get(key)
  const code = known ?? font.glyphs.push(glyph)
  if (known === undefined) font.codes.set(key, code)
  return code.toString(16).padStart(4, '0')
}
