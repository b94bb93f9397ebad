import type { Font } from 'fontkit'
import { type Face, fontRuns, loadFont, visibleText } from './font-files.ts'

/**
 * A glyph and the characters it stands for; lengths in thousandths of the type size. Its advance
 * differs from its own width by kerning.
 */
export type ShapedGlyph = {
  id: number
  text: string
  /** The same for glyphs that look and read the same. */
  key: string
  /** The character, when this is the glyph that the font has for it by itself. */
  character?: number
  width: number
  advance: number
  x: number
  y: number
}

/** Text turned into glyphs, in the order they are drawn, with kerning and ligatures. */
export type ShapedText = {
  runs: { font: string; glyphs: ShapedGlyph[] }[]
  width: number
}

/** Characters that have a glyph, each with the joiners and selectors around it, which have none. */
const CHARACTERS =
  /\p{Default_Ignorable_Code_Point}*\P{Default_Ignorable_Code_Point}\p{Default_Ignorable_Code_Point}*/gu

/** Stands for a part of a letter, such as the dot of an Arabic one, when text is copied. */
const JOINER = '\u200D'

/** Characters of one UTF-16 unit that are nobody's private use. */
const hasCharacter = (text: string) => text.length === 1 && (text < '\uD800' || text > '\uF8FF')

/** The character that a glyph stands for by itself; none for a ligature or another form of a letter. */
const characterOf = (font: Font, id: number, text: string): number | undefined => {
  if (!hasCharacter(text)) return undefined
  const character = text.charCodeAt(0)
  return font.glyphForCodePoint(character).id === id ? character : undefined
}

const shapeRun = (font: Font, text: string): ShapedGlyph[] => {
  const { glyphs, positions, direction } = font.layout(visibleText(text))
  const scale = 1000 / font.unitsPerEm
  const characters = text.match(CHARACTERS) ?? []
  const isOneToOne = glyphs.length === characters.length && direction !== 'rtl'
  return glyphs.map((glyph, index) => {
    const { id, advanceWidth, codePoints } = glyph
    const own = isOneToOne ? characters[index] : undefined
    const printed = own ?? (String.fromCodePoint(...codePoints) || JOINER)
    const position = positions[index] ?? { xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }
    return {
      id,
      text: printed,
      key: `${id} ${printed}`,
      character: characterOf(font, id, printed),
      width: advanceWidth * scale,
      advance: position.xAdvance * scale,
      x: position.xOffset * scale,
      y: position.yOffset * scale,
    }
  })
}

const shapeUncached = (text: string, face: Face): ShapedText => {
  const runs = fontRuns(text, face).map((run) => ({
    font: run.font,
    glyphs: shapeRun(loadFont(run.font), run.text),
  }))
  const advances = runs.flatMap((run) => run.glyphs.map((glyph) => glyph.advance))
  return { runs, width: advances.reduce((sum, advance) => sum + advance, 0) }
}

const MAX_CACHED_WORDS = 10_000
const MAX_CACHED_LENGTH = 100

/** Legal texts repeat their words, so short ones are kept. */
const caches: Record<Face, Map<string, ShapedText>> = {
  regular: new Map(),
  italic: new Map(),
  bold: new Map(),
  boldItalic: new Map(),
}

/** The glyphs of a word. Never throws. */
export const shape = (text: string, face: Face): ShapedText => {
  const cache = caches[face]
  const known = cache.get(text)
  if (known) return known
  const shaped = shapeUncached(text, face)
  if (cache.size >= MAX_CACHED_WORDS) cache.clear()
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, shaped)
  return shaped
}

/** Width of a text in points at a type size in points. */
export type MeasureText = (text: string, face: Face, size: number) => number

/** Measures text as it will be drawn: word by word, with a plain space between words. */
export const measureWithFonts: MeasureText = (text, face, size) => {
  if (!text.includes(' ')) return text === '' ? 0 : (shape(text, face).width * size) / 1000
  const words = text.split(' ')
  const spaces = shape(' ', face).width * (words.length - 1)
  const width = words.reduce(
    (sum, word) => sum + (word === '' ? 0 : shape(word, face).width),
    spaces,
  )
  return (width * size) / 1000
}
