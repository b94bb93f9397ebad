import type { Face } from '../fonts/font-files.ts'
import { type ShapedGlyph, shape } from '../fonts/shape.ts'

/**
 * The glyphs a document uses of one font. A code stands for a glyph and the text it prints, so
 * that text copied from the file is the text that was written, ligatures included.
 */
export type FontResource = {
  name: string
  location: string
  codes: Map<string, string>
  glyphs: ShapedGlyph[]
}

/** The fonts of a document by the location of their files, and the words already encoded with them. */
export type FontResources = {
  fonts: Map<string, FontResource>
  words: Record<Face, Map<string, EncodedRun[]>>
}

export const newFontResources = (): FontResources => ({
  fonts: new Map(),
  words: { regular: new Map(), italic: new Map(), bold: new Map(), boldItalic: new Map() },
})

/**
 * A stretch of one font; `codes` is what stands inside the outer brackets of a TJ array. `raised`
 * are its glyphs where some do not stand on the baseline.
 */
export type EncodedRun = { font: FontResource; codes: string; raised?: readonly ShapedGlyph[] }

/** The font's resource in this document, added when it is first used. */
const resourceOf = ({ fonts }: FontResources, location: string): FontResource => {
  const known = fonts.get(location)
  if (known) return known
  const font = { name: `F${fonts.size + 1}`, location, codes: new Map(), glyphs: [] }
  fonts.set(location, font)
  return font
}

/** The two-byte code of a glyph; code 0 is the font's missing glyph and never used. */
const codeOf = (font: FontResource, glyph: ShapedGlyph): string => {
  const known = font.codes.get(glyph.key)
  if (known !== undefined) return known
  const code = font.glyphs.push(glyph).toString(16).padStart(4, '0')
  font.codes.set(glyph.key, code)
  return code
}

/** Moves back by thousandths of the type size; less than a half is not worth a byte. */
const moveBack = (distance: number) =>
  Math.abs(distance) > 0.5 ? `>${Math.round(distance * 1000) / 1000}<` : ''

/** Codes in hexadecimal, with the moves between glyphs outside their brackets. */
export const codesOf = (font: FontResource, glyphs: readonly ShapedGlyph[]): string =>
  glyphs
    .map((glyph) => {
      const { x, width, advance } = glyph
      return `${moveBack(-x)}${codeOf(font, glyph)}${moveBack(width - advance + x)}`
    })
    .join('')

/** Marks above or below their letter (Thai, Arabic) are raised one glyph at a time. */
const isRaised = (glyph: ShapedGlyph) => Math.abs(glyph.y) > 0.5

const encodeUncached = (resources: FontResources, word: string, face: Face): EncodedRun[] =>
  shape(word, face).runs.map(({ font: location, glyphs }) => {
    const font = resourceOf(resources, location)
    const raised = glyphs.some(isRaised) ? glyphs : undefined
    return { font, codes: codesOf(font, glyphs), raised }
  })

/** A word in the codes of this document, encoded once. */
export const encodeWord = (resources: FontResources, word: string, face: Face): EncodedRun[] => {
  const words = resources.words[face]
  const known = words.get(word)
  if (known) return known
  const encoded = encodeUncached(resources, word, face)
  words.set(word, encoded)
  return encoded
}
