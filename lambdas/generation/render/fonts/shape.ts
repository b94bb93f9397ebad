import type { Font } from 'fontkit'
import type { Face, Measure } from '../layout/measure.ts'
import { loadFont } from './font.ts'
import { fontRuns, visible } from './font-of.ts'

/**
 * A glyph and the characters it stands for; lengths in thousandths of the type size. Its advance
 * differs from its own width by kerning.
 */
export type ShapedGlyph = {
  id: number
  text: string
  /** The same for glyphs that look and read the same. */
  key: string
  width: number
  advance: number
  x: number
  y: number
}
export type ShapedRun = { font: string; glyphs: ShapedGlyph[] }
/** Text turned into glyphs, in the order they are drawn, with kerning and ligatures. */
export type Shaped = { runs: ShapedRun[]; width: number }

const MAX_CACHED_WORDS = 10_000
const MAX_CACHED_LENGTH = 100

/** Legal texts repeat their words, so short ones are remembered. */
const newCache = () => new Map<string, Shaped>()
const caches: Record<Face, Map<string, Shaped>> = {
  regular: newCache(),
  italic: newCache(),
  bold: newCache(),
  boldItalic: newCache(),
}

/** Characters that have a glyph, each with the joiners and selectors around it, which have none. */
const CHARACTERS =
  /\p{Default_Ignorable_Code_Point}*\P{Default_Ignorable_Code_Point}\p{Default_Ignorable_Code_Point}*/gu

/** Stands for a part of a letter, such as the dot of an Arabic one, when text is copied. */
const JOINER = '\u200D'

function shapeRun(font: Font, location: string, text: string): ShapedRun {
  const { glyphs, positions, direction } = font.layout(visible(text))
  const scale = 1000 / font.unitsPerEm
  const characters = text.match(CHARACTERS) ?? []
  const plain = glyphs.length === characters.length && direction !== 'rtl'
  return {
    font: location,
    glyphs: glyphs.map((glyph, index) => {
      const { id, advanceWidth, codePoints } = glyph
      const own = plain ? (characters[index] ?? '') : String.fromCodePoint(...codePoints) || JOINER
      return {
        id,
        text: own,
        key: `${id} ${own}`,
        width: advanceWidth * scale,
        advance: (positions[index]?.xAdvance ?? advanceWidth) * scale,
        x: (positions[index]?.xOffset ?? 0) * scale,
        y: (positions[index]?.yOffset ?? 0) * scale,
      }
    }),
  }
}

function shapeAnew(text: string, face: Face): Shaped {
  const runs = fontRuns(text, face).map((run) => shapeRun(loadFont(run.font), run.font, run.text))
  const advances = runs.flatMap((run) => run.glyphs.map((glyph) => glyph.advance))
  return { runs, width: advances.reduce((sum, advance) => sum + advance, 0) }
}

/** Glyphs of a word. Never throws. */
export function shape(text: string, face: Face): Shaped {
  const cache = caches[face]
  const known = cache.get(text)
  if (known) return known
  const shaped = shapeAnew(text, face)
  if (cache.size >= MAX_CACHED_WORDS) cache.clear()
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, shaped)
  return shaped
}

/** Measures text as it will be drawn: word by word, with a plain space between words. */
export const measureWithFonts: Measure = (text, face, size) => {
  if (!text.includes(' ')) return text === '' ? 0 : (shape(text, face).width * size) / 1000
  const words = text.split(' ')
  const space = shape(' ', face).width * (words.length - 1)
  const width = words.reduce(
    (sum, word) => sum + (word === '' ? 0 : shape(word, face).width),
    space,
  )
  return (width * size) / 1000
}
