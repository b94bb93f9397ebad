import type { Face } from '../fonts/font-files.ts'
import { type ShapedGlyph, type ShapedText, shape } from '../fonts/shape.ts'

/**
 * The glyphs a document uses of one font by their codes. A code stands for a glyph and the text it prints, so
 * that text copied from the file is the text that was written, ligatures included.
 */
export type FontResource = {
  name: string
  location: string
  glyphs: Map<number, ShapedGlyph>
  /** The codes of glyphs that are no character's own, by their keys. */
  forms: Map<string, number>
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
 * A stretch of one font; `codes` is what stands inside the outer parentheses of a TJ array. `raised`
 * are its glyphs where some do not stand on the baseline.
 */
export type EncodedRun = { font: FontResource; codes: string; raised?: readonly ShapedGlyph[] }

/** The font's resource in this document, added when it is first used. */
const resourceOf = ({ fonts }: FontResources, location: string): FontResource => {
  const known = fonts.get(location)
  if (known) return known
  const font = { name: `F${fonts.size + 1}`, location, glyphs: new Map(), forms: new Map() }
  fonts.set(location, font)
  return font
}

/** Unicode's private use area: no character has one of these numbers. */
const FIRST_FORM = 0xe000

/**
 * The code of a glyph in a document. It is the character's own number where there is one, so that a word has
 * the same codes in every document; other glyphs are numbered as they come.
 */
const codeOf = (font: FontResource, glyph: ShapedGlyph): number => {
  const code = glyph.character ?? font.forms.get(glyph.key) ?? FIRST_FORM + font.forms.size
  if (font.glyphs.has(code)) return code
  font.glyphs.set(code, glyph)
  if (glyph.character === undefined) font.forms.set(glyph.key, code)
  return code
}

/** Characters that end a string or mean something else in it (ISO 32000-1, 7.3.4.2). */
const escaped = (byte: number): string => {
  if (byte === 0x0d) return '\\r'
  const character = String.fromCharCode(byte)
  return '()\\'.includes(character) ? `\\${character}` : character
}

/**
 * The two bytes of a code, as they stand in a string: in hexadecimal a page would take half as long again
 * to compress and be larger.
 */
const bytesOf = (code: number): string => escaped(code >> 8) + escaped(code & 0xff)

/** Moves back by thousandths of the type size; less than a half is not worth a byte. */
const moveBack = (distance: number) =>
  Math.abs(distance) > 0.5 ? `)${Math.round(distance * 1000) / 1000}(` : ''

/** Codes, with the moves between glyphs outside their parentheses. */
const codesOf = (
  glyphs: readonly ShapedGlyph[],
  codeFor: (glyph: ShapedGlyph) => number,
): string => {
  let codes = ''
  for (const glyph of glyphs) {
    const { x, width, advance } = glyph
    codes += moveBack(-x) + bytesOf(codeFor(glyph)) + moveBack(width - advance + x)
  }
  return codes
}

/** The same with the codes of a document's font, in which the glyphs are noted. */
export const codesIn = (font: FontResource, glyphs: readonly ShapedGlyph[]): string =>
  codesOf(glyphs, (glyph) => codeOf(font, glyph))

/** The codes of each run of a word where they are the same in every document. */
const lastingCodes = new WeakMap<ShapedText, readonly (string | undefined)[]>()

const ownCharacter = ({ character = 0 }: ShapedGlyph) => character

const lastingCodesOf = (word: ShapedText): readonly (string | undefined)[] => {
  const known = lastingCodes.get(word)
  if (known) return known
  const codes = word.runs.map(({ glyphs }) =>
    glyphs.every(({ character }) => character !== undefined)
      ? codesOf(glyphs, ownCharacter)
      : undefined,
  )
  lastingCodes.set(word, codes)
  return codes
}

/** Marks above or below their letter (Thai, Arabic) are raised one glyph at a time. */
const isRaised = (glyph: ShapedGlyph) => Math.abs(glyph.y) > 0.5

const encodeUncached = (resources: FontResources, word: string, face: Face): EncodedRun[] => {
  const shaped = shape(word, face)
  const lasting = lastingCodesOf(shaped)
  return shaped.runs.map(({ font: location, glyphs }, index) => {
    const font = resourceOf(resources, location)
    const raised = glyphs.some(isRaised) ? glyphs : undefined
    const codes = lasting[index]
    if (codes === undefined) return { font, codes: codesIn(font, glyphs), raised }
    for (const glyph of glyphs) codeOf(font, glyph)
    return { font, codes, raised }
  })
}

/** A word in the codes of this document, encoded once. */
export const encodeWord = (resources: FontResources, word: string, face: Face): EncodedRun[] => {
  const words = resources.words[face]
  const known = words.get(word)
  if (known) return known
  const encoded = encodeUncached(resources, word, face)
  words.set(word, encoded)
  return encoded
}
